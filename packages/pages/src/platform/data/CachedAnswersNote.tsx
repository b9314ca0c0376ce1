import { formatSchoolTime, toSchoolTime } from '@cloud-school/domain';
import { CachedNote, type CachedNoteReason, useIsOnline } from '@cloud-school/ui';
import type { ShownAnswers } from '../cached-answers/CachedAnswers.ts';
import { useNow } from '../time/useNow.ts';

/** What is shown of an earlier visit, in words. */
export function CachedAnswersNote({ at, hasFailed }: ShownAnswers) {
  const isOnline = useIsOnline();
  const whenOnline: CachedNoteReason = hasFailed ? 'failed' : 'updating';
  return (
    <CachedNote
      time={formatSchoolTime(toSchoolTime(at), useNow())}
      reason={isOnline ? whenOnline : 'offline'}
      onReload={() => window.location.reload()}
    />
  );
}
