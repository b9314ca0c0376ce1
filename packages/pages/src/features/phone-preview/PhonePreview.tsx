import type { BusinessLine } from '@cloud-school/domain';
import { PhonePreviewDialog } from '@cloud-school/ui';
import { useEffect, useRef, useState } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useUserId } from '../../platform/portal/useUserId.ts';
import { usePhoneAccount } from './usePhoneAccount.ts';

interface PhonePreviewProps {
  line: BusinessLine;
  subject?: string | undefined;
  address: URL;
  onClose: () => void;
}

/** An iframe has no error event; the specification names no limit. */
const LOAD_TIMEOUT_MS = 20_000;

const NAMES: Record<BusinessLine, string> = {
  enroll: '报名',
  study: '学习',
  certificate: '证书',
  exam: '考试',
  score: '评价',
  identification: '鉴定',
};

/** The preview dialog with the mobile page of a business line (PREV-01, PREV-02). */
export function PhonePreview({ line, subject, address, onClose }: PhonePreviewProps) {
  const { config } = usePortal();
  const frame = useRef<HTMLIFrameElement>(null);
  const account = usePhoneAccount(frame, address.origin);
  const userId = useUserId();
  const [phase, setPhase] = useState<'loading' | 'ready' | 'failed'>('loading');

  useEffect(() => {
    if (phase !== 'loading') return undefined;
    const timer = setTimeout(() => setPhase('failed'), LOAD_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [phase]);

  return (
    <PhonePreviewDialog
      lineName={NAMES[line]}
      subject={subject}
      src={address.href}
      frameRef={frame}
      phase={phase}
      onLoad={() => {
        account.onLoaded();
        setPhase('ready');
      }}
      onRetry={() => {
        account.reset();
        setPhase('loading');
      }}
      appUrl={config.appDownloadAddress}
      isSignedIn={userId !== null}
      account={account.state}
      onAccept={account.accept}
      onDecline={account.decline}
      onClose={onClose}
    />
  );
}
