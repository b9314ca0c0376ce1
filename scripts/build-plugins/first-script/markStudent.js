/*
 * Marks the page of a device with a sign-in (`createSession` of the pages), so that what only students see has its place in a
 * rendered page early: mostly before it is painted, since a device with a sign-in has this file.
 */
(function () {
  try {
    var session = JSON.parse(window.localStorage.getItem('manage-admin-session'));
    var isOver = session.expiresAt !== null && session.expiresAt <= Date.now() + (session.clockOffset || 0);
    if (window.localStorage.getItem('manage-admin-token') && !isOver)
      document.documentElement.setAttribute('data-student', '');
  } catch (_error) {
    // Nobody is signed in, or the storage is blocked.
  }
})();
