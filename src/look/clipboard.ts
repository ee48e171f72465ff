/** Puts plain text on the clipboard; says whether it worked. Away from https the old way is the only one. */
export async function copyText(words: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(words);
    return true;
  } catch {
    return copyOld(words);
  }
}

function copyOld(words: string): boolean {
  const area = document.createElement('textarea');
  area.value = words;
  area.readOnly = true;
  area.style.position = 'fixed';
  area.style.opacity = '0';
  const before = document.activeElement as HTMLElement | null;
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    before?.focus();
  }
}
