import { ErrorPanel } from '@cloud-school/ui';
import { type ComponentType, type ReactNode, useMemo, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { stateToPassOn } from '../history/ownEntry.ts';
import { isOfAnother } from '../history/ownerOf.ts';
import { paths } from '../navigation/paths.ts';
import { OwnerContext } from '../portal/OwnerContext.ts';
import { PortalContext, usePortal, useSession } from '../portal/Portal.ts';
import { useUserId } from '../portal/useUserId.ts';
import { bindClient, bindDevice } from '../session/bindClient.ts';
import { lastUserIdOf, type SessionState } from '../session/createSession.ts';
import { loginAddress } from '../session/safeRedirect.ts';
import { ownAddress } from './ownAddress.ts';
import { pageOwner, type PageOwner } from './pageOwner.ts';

interface RequireSignInProps {
  /** False for public pages. */
  isNeeded: boolean;
  /** The layout around the page, which stays mounted between pages; not loaded for a visitor who is redirected. */
  Frame: ComponentType<{ children: ReactNode }>;
  children: ReactNode;
}

/**
 * Renders its children for a signed-in student; redirects visitors to the login and remembers the address. When the
 * session ends in this tab, the page stays: the code that ended it (the log-out dialog or SessionBoundary) navigates. When
 * another tab signs another student in, the page closes and says so: its address and what is unsent in it are the first one's.
 */
export function RequireSignIn({ isNeeded, Frame, children }: RequireSignInProps) {
  const { brand } = usePortal();
  const isEndedElsewhere = useSession(hasEndedElsewhere);
  const lastUserId = useSession(lastUserIdOf);
  const location = useLocation();
  const { student, owner, isChanged } = usePageOwner(isNeeded);

  if (isNeeded && (!owner || isEndedElsewhere)) {
    const state = stateToPassOn(location, owner ?? lastUserId);
    return <Navigate to={loginAddress(brand, location)} state={state} replace />;
  }
  if (isChanged) {
    return (
      <Frame>
        <OtherStudent />
      </Frame>
    );
  }
  if (isNeeded && student !== null && isOfAnother(location, student))
    return <Navigate to={ownAddress(location)} replace />;
  return (
    <Frame>
      <OwnerContext key={owner} value={owner}>
        {owner === null ? children : <OwnPortal ownerId={owner}>{children}</OwnPortal>}
      </OwnerContext>
    </Frame>
  );
}

const hasEndedElsewhere = (session: SessionState) => session.kind === 'visitor' && session.isEndedElsewhere;

function usePageOwner(isNeeded: boolean) {
  const student = useUserId();
  const { key: entry, pathname: path } = useLocation();
  const [before, setBefore] = useState<PageOwner>({ owner: null, entry: '', path: '' });
  const { isChanged, ...now } = isNeeded
    ? pageOwner(before, { student, entry, path })
    : { owner: null, entry, path, isChanged: false };
  if (now.owner !== before.owner || now.entry !== before.entry) setBefore(now);
  return { student, owner: now.owner, isChanged };
}

/** The portal for the pages of one student, who alone sends calls from them. */
function OwnPortal({ ownerId, children }: { ownerId: string; children: ReactNode }) {
  const portal = usePortal();
  const own = useMemo(
    () => ({
      ...portal,
      client: bindClient(portal.client, portal.session, ownerId),
      device: bindDevice(portal.device, portal.session, ownerId),
    }),
    [portal, ownerId],
  );
  return <PortalContext value={own}>{children}</PortalContext>;
}

function OtherStudent() {
  const navigate = useNavigate();
  return (
    <ErrorPanel
      title="已在其他窗口登录另一个账号"
      hint="本页已停止提交。尚未提交的内容保存在本机，用原账号重新登录后可以继续。"
      retryLabel="进入我的学习"
      onRetry={() => void navigate(paths.myClasses)}
    />
  );
}
