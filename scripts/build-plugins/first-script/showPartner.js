/*
 * The mark of the first paint in a shell that shows partners' schools: the partner's where an earlier visit to this host had the
 * partner's look (`readPartnerLook` of the pages), none where the address asks for it, because the school is not known yet. The
 * build lists the partners in `data-partners`: 'flag=partner flag=partner'.
 */
(function () {
  var script = document.currentScript;
  var list = script && script.getAttribute('data-partners');
  var mark = document.querySelector('#first-paint svg');
  if (!list || !mark) return;
  function isStored(flag) {
    try {
      return window.localStorage.getItem('manage-admin-' + flag) === 'true';
    } catch (error) {
      // The storage is blocked.
      return !error;
    }
  }
  list.split(' ').forEach(function (pair) {
    var parts = pair.split('=');
    var asked = new RegExp('[?&]' + parts[0] + '=(1|true|0|false)', 'i').exec(window.location.search);
    var isAsked = asked && /^(1|true)$/i.test(asked[1]);
    if (asked && !isAsked) return;
    if (isStored(parts[0])) {
      var picture = document.createElement('img');
      picture.src = '/partners/' + parts[1] + '/icon.svg';
      picture.alt = '';
      picture.width = picture.height = 40;
      mark.parentNode.replaceChild(picture, mark);
    } else if (isAsked) mark.style.visibility = 'hidden';
  });
})();
