// What may go wrong round the app, done to the browser's own interfaces before a page begins. The app knows nothing of it.
// Each function runs in the page; `window.soak` is what the test turns meanwhile.

/** A clock that is set while the app runs; it stays so over a reload. */
export function clock() {
  const Real = Date;
  const ahead = () => Number(sessionStorage.getItem('soak:clock') ?? 0);
  window.Date = class extends Real {
    constructor(...args) {
      super(...(args.length === 0 ? [Real.now() + ahead()] : args));
    }
    static now() {
      return Real.now() + ahead();
    }
  };
  window.soak = { jump: (ms) => sessionStorage.setItem('soak:clock', String(ahead() + ms)) };
}

/** A disk that is asked to write and does as `window.soak.fault` says. */
export function writes() {
  const soak = { fault: undefined };
  window.soak = soak;
  const { transaction } = IDBDatabase.prototype;
  const { put } = IDBObjectStore.prototype;
  const failed = (name) => new DOMException('The disk does as the test says.', name);

  /** As long as something is asked of it a transaction does not end, and those behind it wait. */
  function hold(tx) {
    const store = tx.objectStore(tx.objectStoreNames[0]);
    const ask = () => {
      if (soak.fault !== 'hang') return;
      store.get('soak').onsuccess = ask;
    };
    ask();
  }

  IDBDatabase.prototype.transaction = function (stores, mode, options) {
    const writing = mode === 'readwrite';
    if (writing && soak.fault === 'closing') throw failed('InvalidStateError');
    const tx = transaction.call(this, stores, mode, options);
    if (writing && soak.fault === 'hang') hold(tx);
    if (writing && soak.fault === 'mute') {
      // it is written, and nobody is told
      for (const answer of ['complete', 'success'])
        tx.addEventListener(answer, (event) => event.stopImmediatePropagation(), { capture: true });
    }
    return tx;
  };

  IDBObjectStore.prototype.put = function (...args) {
    if (soak.fault === 'refuse') throw failed('UnknownError');
    const request = put.apply(this, args);
    if (soak.fault === 'half') request.addEventListener('success', () => this.transaction.abort());
    return request;
  };
}

/** A browser that keeps nothing, in one of the ways that browsers have. */
export function nowhere(way) {
  const soak = { fault: way };
  window.soak = soak;
  if (way === 'none') {
    Object.defineProperty(window, 'indexedDB', { value: undefined });
    return;
  }
  const { open } = IDBFactory.prototype;
  IDBFactory.prototype.open = function (...args) {
    if (soak.fault === 'refused') throw new DOMException('Not here.', 'SecurityError');
    if (soak.fault === 'silent') return new EventTarget();
    return open.apply(this, args);
  };
}

/** A browser without locks. */
export function lockless() {
  Object.defineProperty(Navigator.prototype, 'locks', { value: undefined });
}
