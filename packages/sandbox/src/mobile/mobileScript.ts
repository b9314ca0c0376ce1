/**
 * The script of the mobile pages: logs in by password, sends the login to the portal that frames the page, and logs out
 * on the portal's message. The portal's origin is the origin of the referrer.
 */
export const MOBILE_SCRIPT = `
  const portal = document.referrer ? new URL(document.referrer).origin : null;
  const tenantid = document.body.dataset.tenant;
  const part = (id) => document.getElementById(id);

  function show(name) {
    part('visitor').hidden = Boolean(name);
    part('student').hidden = !name;
    part('name').textContent = name;
  }

  async function call(path, body, token) {
    const headers = { 'content-type': 'application/json', tenantid, ...(token && { token }) };
    const answer = await fetch('/api' + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const { code, data, msg } = await answer.json();
    if (code !== 0) throw new Error(msg);
    return data;
  }

  window.addEventListener('message', ({ source, origin, data }) => {
    if (source === window.parent && origin === portal && data?.type === 'logout') show('');
  });

  part('visitor').addEventListener('submit', async (event) => {
    event.preventDefault();
    part('problem').textContent = '';
    const { username, password } = Object.fromEntries(new FormData(event.target));
    try {
      const way = { grantType: 'PASSWORD', terminalType: 'ALL_USER', bizType: 'P_MINI', tenantId: tenantid };
      const { token, userId } = await call('/oauth/anyTenant/login', { ...way, username, password });
      const { realName } = await call('/oauth/appUser/getUserInfo', {}, token);
      show(realName);
      if (portal) window.parent.postMessage({ type: 'login-info', token, userId, name: realName }, portal);
    } catch (error) {
      part('problem').textContent = error.message;
    }
  });

  // The form is hidden until this script can send it.
  show('');
`;
