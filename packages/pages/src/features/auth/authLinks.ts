import type { PortalConfig } from '../../platform/config/PortalConfig.ts';
import { paths, registerPath } from '../../platform/navigation/paths.ts';

/** Passes the redirect of the current address on to another sign-in page. */
export function withRedirect(to: string, search: URLSearchParams): string {
  const redirect = search.get('redirect');
  return redirect === null
    ? to
    : `${to}${to.includes('?') ? '&' : '?'}redirect=${encodeURIComponent(redirect)}`;
}

/** Links from one sign-in page to the others; single sign-on only where it is configured (LOGIN-04). */
export function authLinks(
  current: string,
  search: URLSearchParams,
  { ssoAddress }: Pick<PortalConfig, 'ssoAddress'>,
) {
  const links = [
    { label: '企业入驻', to: registerPath('enterprise') },
    current === paths.promotionLogin
      ? { label: '学员登录', to: paths.studentLogin }
      : { label: '推广员登录', to: paths.promotionLogin },
    ...(ssoAddress && current !== paths.ssoLogin ? [{ label: '单点登录', to: paths.ssoLogin }] : []),
  ];
  return links.map(({ label, to }) => ({ label, to: withRedirect(to, search) }));
}
