/*
 * Holds the last click on a button of a rendered page whose code has not loaded: that button has `data-pressed` until
 * holdClicks of the pages takes over, which it says by an event.
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
  document.addEventListener('clicks-taken-over', function () {
    document.removeEventListener('click', hold, true);
  });
})();
