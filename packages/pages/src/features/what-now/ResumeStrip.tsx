import { toSchoolTime } from '@cloud-school/domain';
import { WhatNowStrip } from '@cloud-school/ui';
import type { StoredLesson } from '../../platform/session/storedValues.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { useFurthest } from './useFurthest.ts';

/** The strip of a class, whose lessons of today stand below it: it says where the student stopped. */
export function ResumeStrip({ lesson }: { lesson: StoredLesson }) {
  const left = useFurthest(lesson);
  const now = toSchoolTime(useNow().getTime());
  return left && <WhatNowStrip whatNow={{ kind: 'resume', left }} now={now} to={left.address} />;
}
