// Faults planted into a screen that has none of them: what the audit has to find. Each is made in the page, and undone.

const styled = (rules) => ({
  plant: (page) =>
    page.evaluate((text) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(text);
      sheet.planted = true;
      document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    }, rules),
  heal: (page) =>
    page.evaluate(() => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(({ planted }) => !planted);
    }),
});

/** In the page: the first drawn word that `fits`. */
const drawn = (page, what, work) =>
  page.evaluate(
    ([pattern, body]) => {
      const { stage } = globalThis.board.surface;
      const frame = document.querySelector('.board').getBoundingClientRect();
      const find = (it) => {
        if (it.said !== undefined && new RegExp(pattern).test(it.said)) {
          const { minX, minY, maxX, maxY } = it.getBounds();
          const [x, y] = [(minX + maxX) / 2 + frame.left, (minY + maxY) / 2 + frame.top];
          const free = document.elementsFromPoint(x, y)[0]?.closest('.board-glass');
          if (free) return { it, x: x - frame.left, y: y - frame.top };
        }
        for (const child of it.children ?? []) {
          const found = find(child);
          if (found) return found;
        }
        return undefined;
      };
      new Function('found', body)(find(stage));
    },
    [what, work],
  );

export const PLANTED = [
  {
    name: 'a hand of 0 px',
    finds: /^zero \.own-hand/,
    ...styled('.own-hand { width: 0 !important; min-width: 0 !important; padding: 0 !important; overflow: hidden }'),
  },
  {
    name: 'a plate cut to a wrong number',
    finds: /^cut \.plate-points/,
    ...styled(
      '.plate-points { display: inline-block; width: 0.7em !important; overflow: hidden; white-space: nowrap }',
    ),
  },
  { name: 'a contrast of 2:1', finds: /^pale \.asked/, ...styled('.asked, .asked * { color: #b3ab98 !important }') },
  {
    name: 'a button under a banner',
    finds: /^covered .* button by \.banner/,
    plant: (page) =>
      page.evaluate(() => {
        const button = document.querySelector('.act-main').getBoundingClientRect();
        const banner = document.createElement('div');
        banner.className = 'banner planted';
        // lets touches through, and hides all the same
        banner.style.cssText = `position: fixed; pointer-events: none; background: #fff; left: ${button.left}px; top: ${button.top}px; width: ${button.width}px; height: ${button.height}px; z-index: 99`;
        document.querySelector('main').append(banner);
      }),
    heal: (page) => page.evaluate(() => document.querySelector('.planted').remove()),
  },
  {
    name: 'a disc on a drawn price',
    finds: /^mark \.planted on drawn number/,
    plant: (page) =>
      drawn(
        page,
        '^\\d+$',
        `const disc = document.createElement('i');
         disc.className = 'planted';
         disc.style.cssText = 'position: absolute; width: 24px; height: 24px; background: #c33; left: ' + (found.x - 12) + 'px; top: ' + (found.y - 12) + 'px';
         document.querySelector('.board-traces').append(disc);`,
      ),
    heal: (page) => page.evaluate(() => document.querySelector('.planted').remove()),
  },
  {
    name: 'a label of 8 px',
    finds: /^small drawn (word|number) 8/,
    plant: (page) =>
      drawn(
        page,
        '.',
        `globalThis.was = { it: found.it, x: found.it.scale.x, y: found.it.scale.y };
         const { a, b } = found.it.worldTransform;
         const k = 8 / (found.it.em * Math.hypot(a, b));
         found.it.scale.set(found.it.scale.x * k, found.it.scale.y * k);
         globalThis.board.paint();`,
      ),
    heal: (page) =>
      page.evaluate(() => {
        globalThis.was.it.scale.set(globalThis.was.x, globalThis.was.y);
        globalThis.board.paint();
      }),
  },
];
