import { SsoLoginScreen } from '@cloud-school/ui';
import { useLocation, useSearchParams } from 'react-router-dom';
import { authLinks, withRedirect } from '../../features/auth/authLinks.ts';
import { useAuthFrame } from '../../features/auth/useAuthFrame.tsx';
import { ownerOf } from '../../platform/history/ownerOf.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { startSsoVisit } from '../../platform/session/ssoVisit.ts';
import { ssoAddress } from './ssoAddress.ts';
import { useSsoLogin } from './useSsoLogin.ts';

/** Single sign-on (LOGIN-04): the link to the outside login, and the result on return. */
export function SsoLoginPage() {
  const { brand, config, visit } = usePortal();
  const [search] = useSearchParams();
  const location = useLocation();
  const frame = useAuthFrame({ words: WORDS });
  const state = useSsoLogin();
  const outside = ssoAddress(config.ssoAddress, visit.origin, '');

  function leave() {
    const started = startSsoVisit({ redirect: search.get('redirect'), owner: ownerOf(location) });
    const url = ssoAddress(config.ssoAddress, visit.origin, started);
    if (url) window.location.assign(url);
  }

  return (
    <SsoLoginScreen
      {...frame}
      state={outside ? state : { kind: 'off' }}
      host={outside?.host ?? null}
      onLeave={leave}
      loginTo={withRedirect(brand.loginPath, search)}
      otherLinks={authLinks(paths.ssoLogin, search, config)}
    />
  );
}

const WORDS = {
  headline: '一个账号，\n走遍全校',
};
