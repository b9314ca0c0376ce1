import { ConfirmDialog } from '@cloud-school/ui';
import { useNavigate } from 'react-router-dom';
import { usePortal } from '../../platform/portal/Portal.ts';
import { isEntrance } from '../../platform/session/safeRedirect.ts';

const REDIRECT_DELAY_MS = 1000;

/** Asks before logging out; then back to a visitor, and to the login after 1 s (SHELL-04). */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { brand, client, session, toasts } = usePortal();
  const navigate = useNavigate();

  function leave() {
    client.cancelAll();
    session.signOut();
    toasts.show('success', '退出成功');
    onClose();
    setTimeout(() => {
      // Whoever clicked 登录 meanwhile is there already, with the way back.
      if (!isEntrance(window.location.pathname)) void navigate(brand.loginPath);
    }, REDIRECT_DELAY_MS);
  }

  return (
    <ConfirmDialog
      isOpen
      title="提示"
      description="确定退出登录？"
      confirmLabel="退出登录"
      onConfirm={leave}
      onCancel={onClose}
    />
  );
}
