import type { StudentClass } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { Encouragement } from './Encouragement.tsx';
import { WhatNow } from './WhatNow.tsx';

interface StudyTodayProps {
  classes: readonly StudentClass[];
  /** What a student comes back for, right below what she does now. */
  entries: ReactNode;
}

/** The top of 我的学习: what to do now, and what was done. */
export function StudyToday({ classes, entries }: StudyTodayProps) {
  return (
    <>
      <WhatNow classes={classes} />
      {entries}
      <Encouragement classes={classes} />
    </>
  );
}
