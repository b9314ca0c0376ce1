import type { PortalConfig } from '../../platform/config/PortalConfig.ts';

/** The address of another entrance, with the way back of this one. */
export function withRedirect(to: string, search: URLSearchParams): string {
  const redirect = search.get('redirect');
  return redirect === null
    ? to
    : `${to}${to.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}`;
}

/** The ways in beside the one that is open; single sign-on where the school has it (LOGIN-04). */
export function entranceLinks(current: string, search: URLSearchParams, config: PortalConfig) {
  const links = [
    { label: '企业入驻', to: '/register?type=2' },
    current === '/login/promotion'
      ? { label: '学员登录', to: '/login/student-login' }
      : { label: '推广员登录', to: '/login/promotion' },
    ...(config.ssoAddress && current !== '/sso-login' ? [{ label: '单点登录', to: '/sso-login' }] : []),
  ];
  return links.map(({ label, to }) => ({ label, to: withRedirect(to, search) }));
}
