import { formatSchoolTime, toSchoolTime } from '@cloud-school/domain';
import { CachedNote, type CachedNoteReason } from '@cloud-school/ui';
import { useSyncExternalStore } from 'react';
import type { ShownAnswers } from '../cached-answers/CachedAnswers.ts';
import { useNow } from '../time/useNow.ts';

/** What is shown of an earlier visit, in words. */
export function CachedAnswersNote({ at, hasFailed }: ShownAnswers) {
  const isOnline = useSyncExternalStore(
    subscribeToNetwork,
    () => navigator.onLine,
    () => true,
  );
  const whenOnline: CachedNoteReason = hasFailed ? 'failed' : 'updating';
  return (
    <CachedNote
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
