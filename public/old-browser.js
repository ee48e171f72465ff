// Runs in every browser, so it is written in the oldest JavaScript. A browser without these two
// (together: Chrome and Edge 111, Firefox 115, Safari 16.4) gets a sentence instead of an empty page.
(function () {
  var importMaps = typeof HTMLScriptElement.supports === 'function' && HTMLScriptElement.supports('importmap');
  if (importMaps && typeof Array.prototype.toSorted === 'function') return;
  var note = document.getElementById('old-browser');
  if (note) note.removeAttribute('hidden');
})();
