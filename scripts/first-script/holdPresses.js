/*
 * Holds the last press of a button in a rendered page whose code is not there yet: that button has `data-pressed` until
 * keepPressed of the pages, which says so by an event, takes it over.
 */
(function () {
  function hold(event) {
    var button = event.target.closest('button');
    if (!button) return;
    event.preventDefault();
    var before = document.querySelector('[data-pressed]');
    if (before) before.removeAttribute('data-pressed');
    button.setAttribute('data-pressed', '');
  }
  document.addEventListener('click', hold, true);
  document.addEventListener('presses-taken-over', function () {
    document.removeEventListener('click', hold, true);
  });
})();
