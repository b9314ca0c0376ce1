import { Button, Dialog } from '@cloud-school/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Device } from '../../platform/device/createDevice.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { isAuthPath } from '../../platform/session/safeRedirect.ts';
import { storedDownloads } from '../lesson-downloads/storedDownloads.ts';
import { storedMistakeCards } from '../mistakes/useMistakeCards.ts';

const REDIRECT_DELAY_MS = 1000;

/** Confirms the log-out and names what it ends, lets the reports of the page end, ends the session and opens the login after 1 s (SHELL-04). */
export function LogoutDialog({ onClose }: { onClose: () => void }) {
  const { brand, client, device, lastReports, session, toasts } = usePortal();
  const [losses] = useState(() => listLosses(device));
  const isHarmless = losses.length === 0;
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
    <Dialog
      isOpen
      title="确定退出登录？"
      description={
        isHarmless
          ? '学习记录都在学校，下次登录还在。'
          : `${losses.join('、')}只在这台设备上，退出会删掉，找不回来。`
      }
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            先不退
          </Button>
          {isHarmless ? (
            <Button onClick={() => void logOut()}>退出登录</Button>
          ) : (
            <Button variant="outline" tone="danger" onClick={() => void logOut()}>
              删掉并退出
            </Button>
          )}
        </>
      }
    />
  );
}

/** What a student has on this device alone, and a sign-out ends. Answers and reports that are not sent yet stay for her. */
function listLosses(device: Device): string[] {
  const lessons = device.get(storedDownloads)?.lessons.length ?? 0;
  const practised = Object.keys(device.get(storedMistakeCards) ?? {}).length;
  return [lessons > 0 && `${lessons} 节下载`, practised > 0 && `${practised} 道错题的复习记录`].filter(
    (loss) => loss !== false,
  );
}
