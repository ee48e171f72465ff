import type { ESTree } from 'vite';

export type Node = ESTree.Node;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** Calls `enter` for every node from the outside in, with the nodes around it, the nearest last. */
export function walk(node: Node, enter: (node: Node, around: readonly Node[]) => void, around: Node[] = []): void {
  enter(node, around);
  around.push(node);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) if (isNode(child)) walk(child, enter, around);
  }
  around.pop();
}

/** What a key, a pattern or a name in the text is called, if it is called anything. */
export function nameIn(node: Node | null | undefined): string | undefined {
  if (!node) return undefined;
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier' || node.type === 'PrivateIdentifier')
    return node.name;
  if (node.type === 'Literal') return String(node.value);
  return node.type === 'MemberExpression' ? nameIn(node.property) : undefined;
}

type Callable = ESTree.Function | ESTree.ArrowFunctionExpression;

/** A function with a body; signatures and overloads have none. */
export const isCallable = (node: Node): node is Callable =>
  node.type === 'FunctionDeclaration' || node.type === 'FunctionExpression' || node.type === 'ArrowFunctionExpression';

/** The name a function goes by: its own, or that of what it is given to. A callback of a call has none. */
export function functionName(node: Callable, around: readonly Node[]): string | undefined {
  const holder = around.at(-1);
  if (node.id) return node.id.name;
  if (!holder) return undefined;
  if (holder.type === 'VariableDeclarator') return nameIn(holder.id);
  if (holder.type === 'AssignmentExpression') return nameIn(holder.left);
  if (holder.type === 'Property' || holder.type === 'MethodDefinition' || holder.type === 'PropertyDefinition')
    return nameIn(holder.key);
  // memo(() => ...), computed(() => ...)
  const outer = around.at(-2);
  return holder.type === 'CallExpression' && outer?.type === 'VariableDeclarator' ? nameIn(outer.id) : undefined;
}
