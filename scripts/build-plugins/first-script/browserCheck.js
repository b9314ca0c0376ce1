/* The oldest scripts run this file: no syntax and no function that is newer than ES5. */
(function () {
  var isOld = !Array.prototype.toSorted;
  try {
    // Safari reads it from 16.4.
    RegExp('(?<=a)');
  } catch (error) {
    isOld = Boolean(error);
  }
  if (!isOld) return;
  var paint = document.getElementById('first-paint');
  var sentence = paint.getElementsByTagName('p')[0];
  paint.className = 'stopped';
  sentence.setAttribute('role', 'alert');
  // A page that a server rendered can be read.
  var isReadable = document.getElementById('root').firstChild;
  sentence.innerText =
    '您的浏览器版本太旧，' +
    (isReadable ? '本页只能阅读，不能操作' : '打不开' + document.title) +
    '。请更新到 Chrome 110、Edge 110、Safari 16.4、Firefox 115 或更新的版本，再打开本页。';
  // The code of the pages, which this browser cannot read, is not run.
  window.stop();
})();
