/*
 * Marks the page of a device with a sign-in (`createSession` of the pages), so that what only students see has its place in a
 * rendered page early: mostly before it is painted, since a device with a sign-in has this file.
 */
(function () {
  function isSignedIn() {
    var session = JSON.parse(window.localStorage.getItem('manage-admin-session'));
    if (!session || !window.localStorage.getItem('manage-admin-token')) return false;
    return session.expiresAt === null || session.expiresAt > Date.now() + (session.clockOffset || 0);
  }
  var isStudent;
  try {
    isStudent = isSignedIn();
  } catch (error) {
    // The storage is blocked, or what it has is no session.
    isStudent = !error;
  }
  if (isStudent) document.documentElement.setAttribute('data-student', '');
})();
