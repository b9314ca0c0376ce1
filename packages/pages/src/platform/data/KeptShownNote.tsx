import { formatSchoolTime, toSchoolTime } from '@cloud-school/domain';
import { KeptNote, type KeptReason } from '@cloud-school/ui';
import { useSyncExternalStore } from 'react';
import type { KeptShown } from '../cached-answers/KeptAnswers.ts';
import { useNow } from '../time/useNow.ts';

/** What is shown of an earlier visit, in words. */
export function KeptShownNote({ at, hasFailed }: KeptShown) {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const whenOnline: KeptReason = hasFailed ? 'failed' : 'updating';
  return (
    <KeptNote
      time={formatSchoolTime(toSchoolTime(at), useNow())}
      reason={isOnline ? whenOnline : 'offline'}
      onReload={() => window.location.reload()}
    />
  );
}

function subscribeToNetwork(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
