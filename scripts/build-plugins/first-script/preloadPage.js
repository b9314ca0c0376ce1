/*
 * Asks for the code of a student's page while the first script of the page loads, which would ask for it a round trip later. The
 * build lists the files in `data-page-files`: 'path file file ? file;path file', where those after the question mark are for phones.
 */
(function () {
  var script = document.currentScript;
  var list = script && script.getAttribute('data-page-files');
  if (!list || !document.documentElement.hasAttribute('data-student')) return;
  var isPhone = window.matchMedia('(max-width: 47.99em)').matches;
  var folder = script.src.replace(/[^/]*$/, '');
  function preload(file) {
    var link = document.createElement('link');
    link.rel = 'modulepreload';
    link.crossOrigin = '';
    link.href = folder + file;
    document.head.appendChild(link);
  }
  list.split(';').forEach(function (page) {
    var parts = page.split(' ? ');
    var files = parts[0].split(' ');
    if (files.shift() !== window.location.pathname) return;
    files.forEach(preload);
    if (isPhone && parts[1]) parts[1].split(' ').forEach(preload);
  });
})();
