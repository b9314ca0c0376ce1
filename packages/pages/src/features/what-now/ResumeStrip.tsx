import { toSchoolTime } from '@cloud-school/domain';
import { WhatNowStrip } from '@cloud-school/ui';
import { useNow } from '../../platform/time/useNow.ts';
import type { StoredLesson } from './lastLesson.ts';

/** The strip of a class, whose lessons of today stand below it: it says where the student stopped. */
export function ResumeStrip({ lesson }: { lesson: StoredLesson }) {
  const now = toSchoolTime(useNow().getTime());
  return <WhatNowStrip whatNow={{ kind: 'resume', left: lesson }} now={now} to={lesson.address} />;
}
