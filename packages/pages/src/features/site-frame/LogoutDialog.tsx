import { ConfirmDialog } from '@cloud-school/ui';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../platform/portal/Portal.ts';
import { isAuthPath } from '../../platform/session/safeRedirect.ts';

const REDIRECT_DELAY_MS = 1000;

/** Confirms the log-out, lets the reports of the page end, ends the session and opens the login after 1 s (SHELL-04). */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { brand, client, lastReports, session, toasts } = usePortal();
  const navigate = useNavigate();

  async function logOut() {
    onClose();
    await lastReports.finish();
    client.cancelSessionCalls();
    session.signOut();
    toasts.show('success', '退出成功');
    setTimeout(() => {
      // A visitor who clicked 登录 within that second is already there, with a redirect in the address.
      if (!isAuthPath(window.location.pathname, brand.authPaths)) void navigate(brand.loginPath);
    }, REDIRECT_DELAY_MS);
  }

  return (
    <ConfirmDialog
      isOpen
      title="确定退出登录？"
      confirmLabel="退出登录"
      onConfirm={() => void logOut()}
      onCancel={onClose}
    />
  );
}
