import type { StudentClass } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { Encouragement } from './Encouragement.tsx';
import { WhatNow } from './WhatNow.tsx';

/** The top of 我的学习: what to do now, what stands right below it, and what was done. */
export function StudyToday({
  classes,
  children,
}: {
  classes: readonly StudentClass[];
  children?: ReactNode;
}) {
  return (
    <>
      <WhatNow classes={classes} />
      {children}
      <Encouragement classes={classes} />
    </>
  );
}
