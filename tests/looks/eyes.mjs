// In the page: what a person can't see, read or reach of what they need. Runs in the build of the audit, where the board is
// public; the page is asked, nothing of it is changed. Boxes are px of the screen.
//
// A fault is { kind, what, box, words }. Kinds:
//   zero      something that matters has no width or no height
//   cut       words are cut by a box that can't be scrolled
//   fold      on a table, words that matter wait below the fold of a box that scrolls
//   off       words or a button lie off the screen
//   covered   something that is painted lies over words or a button
//   overprint words are printed over words
//   lit       a place that can be chosen, or one that is pointed at, lies off the screen or under something
//   mark      a mark lies on a drawn number
//   number    a drawn number lies under the panels
//   small     words smaller than the law allows at this size
// `inks` are words with their colours, for whoever has a picture to compare them with.

/** @param {{ table: boolean, phone: boolean, places: string[] }} how `places`: the words of their names */
export const eyes = ({ table, phone, places }) => {
  const [W, H] = [innerWidth, innerHeight];
  const faults = new Map();
  const rounded = ({ left, top, right, bottom }) => [left, top, right, bottom].map(Math.round);
  const fault = (kind, what, box, words = '') => {
    const key = `${kind} ${what}`;
    if (!faults.has(key)) faults.set(key, { kind, what, box: rounded(box), words: words.slice(0, 60) });
  };

  // what lets touches through lies over things as well
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('*, *::before, *::after { pointer-events: auto !important }');
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

  const styles = new Map();
  const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
  };
  /** The name of whatever an element belongs to: its own class, or that of the nearest box that has one. */
  const nameOf = (element) => {
    for (let one = element; one; one = one.parentElement) {
      // a button that lies over the board has a name of its own
      const own = one.classList?.contains('board-whole') && 'board-whole';
      const [first] = own ? [own] : (one.classList ?? []);
      if (first) return `.${first}`;
      if (one.id) return `#${one.id}`;
    }
    return element?.localName ?? 'nothing';
  };
  const PANELS =
    '.peek, .plate, .ribbon, .lesson, .place-card, .strip, .table-foot, .trouble, .banner, .log-drawer, dialog, .live-foot, .dock';
  const MARKS = '.board-traces, .board-plaques, .board-pointing';
  const alphaOf = (colour) => {
    if (colour === 'transparent') return 0;
    const parts = /rgba?\(([^)]+)\)/.exec(colour)?.[1].split(/[ ,/]+/);
    return parts?.length === 4 ? Number(parts[3]) : 1;
  };
  const opacityOf = (element) => {
    let all = 1;
    for (let one = element; one && all > 0.01; one = one.parentElement) all *= Number(styleOf(one).opacity);
    return all;
  };
  const isSeen = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** For the ear alone, or for keys. */
  const isHeard = (element) => {
    if (element.closest('.unseen, [hidden], .board-places')) return true;
    for (let one = element; one; one = one.parentElement) if (styleOf(one).clipPath === 'inset(50%)') return true;
    return false;
  };

  /** A sheet that lies over everything: what is below it is not judged. */
  const layer = [...document.querySelectorAll('dialog[open], .scores, .counting')].at(-1) ?? document.body;
  /** The result is told on a page: who won and the totals are seen at once, one scrolls to what explains them. */
  const flows = (element) => element.closest('.scores') !== null && !element.closest('.scores-head, .scores-table');

  // --- words on the page ---------------------------------------------------------------------------------------------
  const pieces = [];
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const words = node.data.trim();
    const owner = node.parentElement;
    if (!words || !owner || owner.closest('script, style, noscript, option') || isHeard(owner) || !isSeen(owner))
      continue;
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 0.5 && height > 0.5);
    pieces.push({ owner, words, rects });
  }
  const written = new Map();
  for (const piece of pieces) written.set(piece.owner, [...(written.get(piece.owner) ?? []), ...piece.rects]);
  const inside = (r, x, y) => x >= r.left && x <= r.right && y >= r.top && y <= r.bottom;

  /** Whether an element puts something on the screen at this point. */
  const paints = (element, x, y) => {
    if (element === document.documentElement || element === document.body) return false;
    const style = styleOf(element);
    if (style.visibility === 'hidden' || opacityOf(element) < 0.2) return false;
    if (element instanceof SVGElement) return element.localName !== 'svg' && element.localName !== 'g';
    if (/^(IMG|CANVAS|INPUT|TEXTAREA|SELECT|VIDEO)$/.test(element.tagName)) return true;
    if (alphaOf(style.backgroundColor) > 0.15 || style.backgroundImage !== 'none') return true;
    return (written.get(element) ?? []).some((rect) => inside(rect, x, y));
  };
  const points = ({ left, top, right, bottom }, across = 3, down = 1) => {
    const out = [];
    for (let i = 0; i < across; i++)
      for (let j = 0; j < down; j++)
        out.push([left + ((i + 0.5) / across) * (right - left), top + ((j + 0.5) / down) * (bottom - top)]);
    return out.filter(([x, y]) => x >= 0 && y >= 0 && x < W && y < H);
  };
  const belongs = (top, element) => top === element || top.contains(element) || element.contains(top);
  /** What lies over at least a third of these points, if anything. What has no ground of its own lies over things, too. */
  const over = (element, all) => {
    const above = all
      .map(([x, y]) => document.elementsFromPoint(x, y).find((one) => belongs(one, element) || paints(one, x, y)))
      .filter((top) => top && !belongs(top, element));
    return above.length * 3 > all.length ? above[0] : undefined;
  };

  /** Without what stands round it in a sentence, as in "Robin's" or "MARGARITA,". */
  const bare = (word) => word.toLowerCase().replace(/[’']s$|[^\p{L}’']/gu, '');

  /** A name may end early, as long as five letters of it are left. */
  const NAMES = '.cut, .face-title, .part-name, .sheet-name, .hopper-mini-name, .pc-name, .pc-dev-name';
  const isNamed = (owner, words) =>
    owner.matches(NAMES) && words.length * (owner.clientWidth / Math.max(1, owner.scrollWidth)) > 6;

  const sticks = (element) => {
    for (let one = element; one; one = one.parentElement) if (/fixed|sticky/.test(styleOf(one).position)) return true;
    return false;
  };

  /** Whether its lines run up or down the screen, as they do in a dock at a side. */
  const onEnd = (element) => {
    let turn = 0;
    for (let one = element; one; one = one.parentElement) turn += Number.parseFloat(styleOf(one).rotate) || 0;
    return Math.abs(turn % 180) === 90;
  };

  /** What is left of a rectangle inside of all boxes that cut, and whether the nearest of these can be scrolled. */
  const clipped = (element, rect) => {
    let { left, top, right, bottom } = rect;
    let by;
    let scrolls = false;
    // a box that takes no more than the room above the letters does not answer for what another one cuts
    let shallow = true;
    const end = onEnd(element) ? 1 : 0;
    const high = (end ? right - left : bottom - top) * 0.3;
    // what is placed absolutely is not cut by the boxes before the one it is placed in
    let floats = false;
    for (let box = element; box && box !== document.body; box = box.parentElement) {
      const { overflowX, overflowY, position } = styleOf(box);
      if (floats && position === 'static') continue;
      floats = position === 'absolute';
      if (overflowX !== 'visible' || overflowY !== 'visible') {
        const edge = box.getBoundingClientRect();
        const was = [left, top, right, bottom];
        if (overflowX !== 'visible') [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
        if (overflowY !== 'visible') [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
        // the room above a letter is no loss
        const cuts = [left, top, right, bottom].map((now, i) => Math.abs(now - was[i]));
        if (shallow && cuts.some((cut) => cut > 2)) {
          by = box;
          shallow = cuts.every((cut, i) => cut <= (i % 2 === end ? 2 : high));
          const across = /auto|scroll/.test(overflowX) && box.scrollWidth > box.clientWidth + 1;
          const down = /auto|scroll/.test(overflowY) && box.scrollHeight > box.clientHeight + 1;
          scrolls = across || down;
        }
      }
      if (position === 'fixed') break;
    }
    return { left, top, right, bottom, by, scrolls };
  };
  /** How much of it is cut along its lines and across them, and how high a line is. */
  const lost = (element, rect, left) => {
    const wide = rect.right - rect.left - Math.max(0, left.right - left.left);
    const high = rect.bottom - rect.top - Math.max(0, left.bottom - left.top);
    return onEnd(element)
      ? { across: high, down: wide, line: rect.right - rect.left }
      : { across: wide, down: high, line: rect.bottom - rect.top };
  };
  /** How much an element and its boxes are scaled. */
  const scaleOf = (element) => {
    let all = 1;
    for (let one = element; one; one = one.parentElement) {
      const { transform, scale, zoom } = styleOf(one);
      if (transform && transform !== 'none') {
        const { a, b } = new DOMMatrix(transform);
        all *= Math.hypot(a, b);
      }
      if (scale && scale !== 'none') all *= Number(scale.split(' ')[0]);
      if (zoom && zoom !== '1' && zoom !== 'normal') all *= 1;
    }
    return all;
  };

  const MATTERS =
    '.own-hand, .plate, .asked, .table-foot, .scores-total, .total, tfoot, .winner, .result, .button, .face-card, .pad, .peek, .lesson';
  const inks = [];
  const seenPieces = [];
  const least = phone ? 12 : 16;
  for (const { owner, words, rects } of pieces) {
    const matters = owner.closest(MATTERS) !== null;
    const style = styleOf(owner);
    for (const rect of rects) {
      const left = clipped(owner, rect);
      const { across, down, line } = lost(owner, rect, left);
      const gone = left.right - left.left < 1 || left.bottom - left.top < 1;
      if (left.by && !left.scrolls && (across > 2 || down > line * 0.3)) {
        // what the ribbon has no room for stands in the log
        if (gone && owner.closest('.ribbon')) continue;
        // what the edge of one sheet of a printed board cuts goes on on the next one, which is glued to it
        if (left.by.matches('.board-sheet > svg')) continue;
        if (left.by !== owner || !isNamed(owner, words)) fault('cut', nameOf(owner), rect, words);
      } else if (left.by && left.scrolls && (across > 2 || down > line * 0.3)) {
        // the rest of a row that shows that there is more may wait; so may what a page scrolls to
        const more = across > 2 && down <= line * 0.3;
        const stays = (table && !flows(owner)) || owner.closest('.pad') !== null;
        if (matters && !more && stays) fault('fold', nameOf(owner), rect, words);
        if (owner.closest('.winner, .won')) fault('fold', `winner ${nameOf(owner)}`, rect, words);
      }
      if (gone) continue;
      const sideways = left.left < -1 || left.right > W + 1;
      const updown = table && (left.top < -1 || left.bottom > H + 1);
      if (sideways || updown) fault('off', nameOf(owner), rect, words);
      if (!table && (left.bottom < 0 || left.top > H)) continue;
      const size = Number.parseFloat(style.fontSize) * scaleOf(owner);
      const floor = owner.closest('.peek') ? 14 : least;
      // a sheet of paper is shown small before it is printed
      if (size < floor - 0.3 && !owner.closest('.leaf'))
        fault('small', `${owner.closest('.peek') ? '.peek ' : ''}${nameOf(owner)} ${Math.round(size)}`, rect, words);
      const seen = points(left);
      const top = over(owner, seen);
      // what a page scrolls passes under its bars; the edge of a printed sheet is drawn once more on the next one
      if (top && ((!table && sticks(top)) || top.closest('.board-sheet .strip'))) continue;
      if (top) fault('covered', `${nameOf(owner)} by ${nameOf(top.closest(PANELS) ?? top)}`, rect, words);
      else {
        // at the edge of the screen no point tells whether it passes under a bar
        if (seen.length > 0) seenPieces.push({ owner, words, rect: left });
        // what cannot be pressed may be pale
        if (!owner.closest(':disabled'))
          inks.push({
            what: nameOf(owner),
            words: words.slice(0, 40),
            box: rounded(left),
            ink: style.color,
            large: size >= 24 || (size >= 18.6 && Number(style.fontWeight) >= 700),
            opacity: opacityOf(owner),
          });
      }
    }
  }
  for (const [i, one] of seenPieces.entries())
    for (const other of seenPieces.slice(i + 1)) {
      if (one.owner === other.owner || one.owner.contains(other.owner) || other.owner.contains(one.owner)) continue;
      const [a, b] = [one.rect, other.rect];
      const [x, y] = onEnd(one.owner) ? ['top', 'left'] : ['left', 'top'];
      const [to, down] = onEnd(one.owner) ? ['bottom', 'right'] : ['right', 'bottom'];
      const wide = Math.min(a[to], b[to]) - Math.max(a[x], b[x]);
      // letters do not fill the height of their line
      const high = Math.min(a[down], b[down]) - Math.max(a[y], b[y]);
      const line = Math.min(a[down] - a[y], b[down] - b[y]);
      if (wide > 2 && high > line * 0.45)
        fault(
          'overprint',
          [nameOf(one.owner), nameOf(other.owner)].sort().join(' '),
          a,
          `${one.words} / ${other.words}`,
        );
    }

  // --- things on the page --------------------------------------------------------------------------------------------
  const THINGS =
    '.own-hand, .plate, .asked, .dock-mine, .button, .face-card, .face-art svg, .mini svg, .pick, .corner, .pad button, .commit';
  for (const element of layer.querySelectorAll(THINGS)) {
    const { display, visibility } = styleOf(element);
    if (display === 'none' || visibility === 'hidden' || isHeard(element) || element.getClientRects().length === 0)
      continue;
    const { width, height } = element.getBoundingClientRect();
    // a heading for the ear alone doesn't fill a hand
    const says = (node) => (node.localName ? !isHeard(node) && !node.matches('ul, div, section') : node.data?.trim());
    const empty = ![...element.childNodes, ...element.querySelectorAll('*')].some(says);
    if (!empty && (width < 2 || height < 2)) fault('zero', nameOf(element), element.getBoundingClientRect());
  }
  const scrolled = new Map();
  const intoView = (element) => {
    for (let box = element.parentElement; box; box = box.parentElement)
      if (!scrolled.has(box)) scrolled.set(box, [box.scrollLeft, box.scrollTop]);
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
  };
  for (const element of layer.querySelectorAll('button, a[href], input, select, textarea, summary')) {
    if (isHeard(element) || !isSeen(element) || element.closest(MARKS)) continue;
    // what is tapped is its label
    const target = (element.localName === 'input' && element.closest('label')) || element;
    let rect = target.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2) continue;
    let left = clipped(target, rect);
    if (!table && (left.by?.scrolls || rect.bottom > H || rect.top < 0 || over(target, points(left, 3, 3)))) {
      intoView(target);
      rect = target.getBoundingClientRect();
      left = clipped(target, rect);
    }
    const { across, down } = lost(target, rect, left);
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    if (left.by && !left.scrolls && (across > 4 || down > 4)) fault('cut', `${nameOf(target)} button`, rect, words);
    else if (table && !flows(target) && left.by && left.scrolls && down > 4)
      fault('fold', `${nameOf(target)} button`, rect, words);
    if (rect.left < -2 || rect.right > W + 2 || (table && !left.by && (rect.top < -2 || rect.bottom > H + 2)))
      if (!left.scrolls) fault('off', `${nameOf(target)} button`, rect, words);
    if (left.right - left.left < 4 || left.bottom - left.top < 4) continue;
    const top = over(target, points(left, 3, 3));
    if (top) fault('covered', `${nameOf(target)} button by ${nameOf(top.closest(PANELS) ?? top)}`, rect, words);
  }
  // a lesson lies over nothing that is pressed or runs, not even in part
  for (const cover of layer.querySelectorAll('.lesson')) {
    if (!isSeen(cover)) continue;
    const own = cover.getBoundingClientRect();
    for (const other of layer.querySelectorAll('button, a[href], .countdown, .hopper-minute')) {
      if (isHeard(other) || !isSeen(other) || other.closest(MARKS) || belongs(cover, other)) continue;
      const left = clipped(other, other.getBoundingClientRect());
      const wide = Math.min(own.right, left.right) - Math.max(own.left, left.left);
      const high = Math.min(own.bottom, left.bottom) - Math.max(own.top, left.top);
      if (wide > 3 && high > 3)
        fault('covered', `${nameOf(other)} in part by ${nameOf(cover)}`, left, other.textContent.trim());
    }
  }
  if (document.scrollingElement.scrollWidth > W + 1)
    fault('off', `page ${nameOf(document.querySelector('main'))}`, {
      left: 0,
      top: 0,
      right: document.scrollingElement.scrollWidth,
      bottom: 1,
    });
  for (const [box, [left, top]] of scrolled) Object.assign(box, { scrollLeft: left, scrollTop: top });

  // keys of a pad are read in their order: upwards, or as on a calculator
  const keys = [...document.querySelectorAll('.pad button')].filter(
    (key) => /^[1-9]$/.test(key.textContent.trim()) && isSeen(key),
  );
  const place = (key) => key.getBoundingClientRect();
  const read = keys
    .sort((a, b) => Math.round((place(a).top - place(b).top) / 9) || place(a).left - place(b).left)
    .map((key) => key.textContent.trim())
    .join('');
  const column = (digit) => Math.round(place(keys.find((key) => key.textContent.trim() === digit)).left / 9);
  if (keys.length === 9 && read !== '123456789' && !(read === '789456123' && column('7') === column('1')))
    fault('order', 'keys of the pad', place(keys[0]), read);

  // names and numbers don't count
  const people = [...document.querySelectorAll('.plate-name')].map((one) => one.textContent.trim());
  const names = new Set([...people.flatMap((name) => name.split(/\s+/)), ...places].map(bare));
  const isWord = (word) => /\p{L}{2}/u.test(word) && !names.has(bare(word));

  // --- the board -----------------------------------------------------------------------------------------------------
  // one place for each side that the dock can stand on, and that a question is turned to
  const turned = document.querySelector('.actions.turned') ? ' turned' : '';
  const figures = { edge: `${document.querySelector('.dock')?.dataset.edge}${turned}` };
  const { board } = globalThis;
  const host = document.querySelector('.board');
  if (
    table &&
    layer === document.body &&
    host &&
    board?.surface &&
    !board.closed &&
    !document.querySelector('.shield, .in-words')
  ) {
    const frame = host.getBoundingClientRect();
    figures.board = rounded(frame);
    const { camera } = board;
    const glassOf = (x, y) => {
      const [px, py] = camera.toScreen(x, y);
      return [px + frame.left, py + frame.top];
    };
    const edges = (shape) => {
      if (shape.kind === 'circle') {
        const { x, y, r } = shape;
        return [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) => [x + 0.7 * r * Math.cos((i * Math.PI) / 4), y + 0.7 * r * Math.sin((i * Math.PI) / 4)])
          .concat([[x, y]]);
      }
      const list = shape.points;
      const cx = list.reduce((sum, [x]) => sum + x, 0) / list.length;
      const cy = list.reduce((sum, [, y]) => sum + y, 0) / list.length;
      return [[cx, cy], ...list.map(([x, y]) => [cx + 0.6 * (x - cx), cy + 0.6 * (y - cy)])];
    };
    const isBoard = (element) => element.localName === 'canvas' || element === host || element.contains(host);
    const OVERLAY = '.board-places, .board-glass';
    /** What lies over the canvas there: `marks`, or else whatever is not one. */
    const above = (x, y, marks) => {
      for (const element of document.elementsFromPoint(x, y)) {
        if (isBoard(element)) return undefined;
        const isMark = element.closest(MARKS) !== null;
        if (isMark === marks && !element.closest(OVERLAY) && paints(element, x, y)) return element;
      }
      return undefined;
    };
    /** The panel that an element belongs to. */
    const panelOf = (element) => nameOf(element.closest(PANELS) ?? element);
    const hidden = (spot, name) => {
      const all = edges(spot.shape).map(([x, y]) => glassOf(x, y));
      if (all.length === 0) return;
      const box = {
        left: Math.min(...all.map(([x]) => x)),
        right: Math.max(...all.map(([x]) => x)),
        top: Math.min(...all.map(([, y]) => y)),
        bottom: Math.max(...all.map(([, y]) => y)),
      };
      const away = all.filter(([x, y]) => x < 0 || y < 0 || x > W || y > H);
      if (away.length > 0) return fault('lit', `${name} off the screen`, box, spot.id);
      const top = all.map(([x, y]) => above(x, y, false)).find(Boolean);
      if (top) fault('lit', `${name} under ${panelOf(top)}`, box, spot.id);
    };
    for (const spot of board.offer.lit) hidden(spot, 'place');
    for (const spot of board.spots) if (board.overlay.pointing.wanted.includes(spot.id)) hidden(spot, 'pointed');
    // the field: all places, and below the words printed about them
    const rim = ({ kind, x, y, r, points: all }) =>
      kind === 'circle'
        ? [
            [x - r, y - r],
            [x + r, y + r],
          ]
        : all;
    figures.field = board.spots.flatMap(({ shape }) => rim(shape)).map(([x, y]) => glassOf(x, y));
    // where a token may come down anywhere, all of the water is a place
    if (board.scene.live) {
      const { x, y, width, height } = board.camera.field;
      figures.field.push(glassOf(x, y), glassOf(x + width, y + height));
    }
    // drawn words
    const { stage } = board.surface;
    const layers = board.scene.layers ?? {};
    const still = new Set(board.scene.lowest ?? []);
    const words = [];
    const marks = [];
    const things = [];
    const visit = (it, alpha, path) => {
      if (!it.visible && !still.has(it) && it !== stage) return;
      const seen = alpha * it.alpha;
      if (seen < 0.15) return;
      const layer = it === layers.under || it === layers.over ? it : path.layer;
      const next = { layer, order: path.order };
      if (it.said !== undefined) words.push({ it, order: path.order });
      else if (it.context || it.texture) things.push({ it, order: path.order, box: it.getBounds() });
      if (layer && it.context) marks.push({ it, order: path.order });
      for (const [i, child] of (it.children ?? []).entries())
        visit(child, seen, { ...next, order: [...path.order, i] });
    };
    visit(stage, 1, { layer: undefined, order: [] });
    const isAbove = (a, b) => {
      for (let i = 0; i < Math.max(a.length, b.length); i++)
        if ((a[i] ?? -1) !== (b[i] ?? -1)) return (a[i] ?? -1) > (b[i] ?? -1);
      return false;
    };
    /** A piece stands on it: then it says nothing now, like the number of a space that is taken. */
    const isTaken = (order, box) => {
      const at = points(box, 3, 3).map(([x, y]) => [x - frame.left, y - frame.top]);
      const above = things.filter(
        ({ order: over, box: { minX, minY, maxX, maxY } }) =>
          isAbove(over, order) && at.some(([x, y]) => x > minX && x < maxX && y > minY && y < maxY),
      );
      const hit = at.filter(([x, y]) => above.some(({ it }) => it.containsPoint(it.toLocal({ x, y }))));
      return hit.length >= 5;
    };
    figures.drawn = 0;
    for (const { it, order } of words) {
      const { minX, minY, maxX, maxY } = it.getBounds();
      const r = { left: minX + frame.left, top: minY + frame.top, right: maxX + frame.left, bottom: maxY + frame.top };
      // the letters, without the room round them
      const [w, h] = [r.right - r.left, r.bottom - r.top];
      const { a, b } = it.worldTransform;
      const upright = Math.abs(a) > Math.abs(b);
      const em = it.em * Math.hypot(a, b);
      const [dx, dy] = upright ? [em * 0.15, (h - em * 0.8) / 2] : [(w - em * 0.8) / 2, em * 0.15];
      const box = {
        left: r.left + Math.max(0, dx),
        right: r.right - Math.max(0, dx),
        top: r.top + Math.max(0, dy),
        bottom: r.bottom - Math.max(0, dy),
      };
      if (box.right < 0 || box.bottom < 0 || box.left > W || box.top > H) continue;
      // the title on its ribbon is none of them
      if (figures.field.length > 0 && !it.plate) figures.field.push([box.left, box.top], [box.right, box.bottom]);
      const isNumber = /\d/.test(it.said);
      const name = isNumber ? 'drawn number' : 'drawn word';
      if (em < (phone ? 12 : 16) - 0.5) fault('small', `${name} ${Math.round(em)}`, box, it.said);
      const all = points(box, 3, 1);
      const panel = all.map(([x, y]) => above(x, y, false)).find(Boolean);
      if (!panel) figures.drawn += it.said.split(/\s+/).filter(isWord).length;
      const mark = all.map(([x, y]) => above(x, y, true)).find(Boolean);
      if (panel && isNumber) fault('number', `drawn number under ${panelOf(panel)}`, box, it.said);
      else if (mark && isNumber) fault('mark', `${nameOf(mark)} on drawn number`, box, it.said);
      if (!panel && !mark && !isTaken(order, box))
        inks.push({
          what: name,
          words: it.said,
          // a small figure fills its box with edges, half ink and half ground: beside it the ground is plain
          box: rounded({ ...box, left: box.left - 1, right: box.right + 1 }),
          ink: `#${it.ink.toString(16).padStart(6, '0')}`,
          large: em >= 24,
          opacity: 1,
        });
      if (!isNumber) continue;
      for (const mark of marks) {
        if (!isAbove(mark.order, order) || order.some?.((_, i) => order.slice(0, i + 1).join() === mark.order.join()))
          continue;
        const hit = points(box, 5, 3).filter(([x, y]) => {
          const local = mark.it.toLocal({ x: x - frame.left, y: y - frame.top });
          return mark.it.containsPoint(local);
        });
        if (hit.length >= 5) fault('mark', `drawn mark on drawn number`, box, it.said);
      }
    }
  }
  if (figures.field?.length > 0) {
    const [xs, ys] = [figures.field.map(([x]) => x), figures.field.map(([, y]) => y)];
    const span = (all, most) => Math.min(most, Math.max(...all)) - Math.max(0, Math.min(...all));
    figures.share = Math.round((1000 * span(xs, W) * span(ys, H)) / W / H) / 10;
  }
  const main = document.querySelector('.act-main, .live-foot .button-main');
  if (main) figures.button = rounded(main.getBoundingClientRect());
  figures.words = seenPieces
    .filter(({ rect }) => rect.top < H && rect.bottom > 0)
    .filter(({ words }, i, all) => all.findIndex((one) => one.words === words && one.owner === all[i].owner) === i)
    .flatMap(({ words }) => words.split(/\s+/))
    .filter(isWord).length;
  figures.words += figures.drawn ?? 0;
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  return { faults: [...faults.values()], inks, figures };
};

/** In a page of its own: which of these words stand out too little from what is behind them, in a picture of the screen. */
export const pale = async ({ picture, inks }) => {
  const bytes = Uint8Array.from(atob(picture), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  pen.drawImage(bitmap, 0, 0);
  const probe = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
  const rgb = (colour) => {
    probe.clearRect(0, 0, 1, 1);
    probe.fillStyle = colour;
    probe.fillRect(0, 0, 1, 1);
    return [...probe.getImageData(0, 0, 1, 1).data.slice(0, 3)];
  };
  const light = (part) => {
    const v = part / 255;
    return v <= 0.03928 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4;
  };
  const luminance = ([r, g, b]) => 0.2126 * light(r) + 0.7152 * light(g) + 0.0722 * light(b);
  const ratio = (a, b) => {
    const [x, y] = [luminance(a), luminance(b)].sort((p, q) => q - p);
    return (x + 0.05) / (y + 0.05);
  };
  const found = [];
  for (const { what, words, box, ink, large, opacity } of inks) {
    const [left, top, right, bottom] = [
      Math.max(0, box[0]),
      Math.max(0, box[1]),
      Math.min(bitmap.width, box[2]),
      Math.min(bitmap.height, box[3]),
    ];
    if (right - left < 3 || bottom - top < 3) continue;
    const { data } = pen.getImageData(left, top, right - left, bottom - top);
    const own = rgb(ink);
    const bins = new Map();
    for (let i = 0; i < data.length; i += 4) {
      const colour = [data[i], data[i + 1], data[i + 2]];
      if (Math.hypot(...colour.map((part, j) => part - own[j])) < 40) continue;
      const key = colour.map((part) => part >> 4).join();
      const bin = bins.get(key) ?? { n: 0, sum: [0, 0, 0] };
      bin.n++;
      for (const j of [0, 1, 2]) bin.sum[j] += colour[j];
      bins.set(key, bin);
    }
    const bin = [...bins.values()].sort((a, b) => b.n - a.n)[0];
    // nothing but ink: the ground is of the same colour
    const ground = bin && bin.n * 25 > data.length / 4 ? bin.sum.map((part) => part / bin.n) : own;
    const shown = own.map((part, j) => part * opacity + ground[j] * (1 - opacity));
    const value = ratio(shown, ground);
    if (value < (large ? 3 : 4.5) - 0.15)
      found.push({ kind: 'pale', what, box, words, value: Math.round(value * 10) / 10 });
  }
  return found;
};
