import type { StudentClass } from '@cloud-school/domain';
import { Encouragement } from './Encouragement.tsx';
import { WhatNow } from './WhatNow.tsx';

/** The top of 我的学习: what to do now, and what was done. */
export function StudyToday({ classes }: { classes: readonly StudentClass[] }) {
  return (
    <>
      <WhatNow classes={classes} />
      <Encouragement classes={classes} />
    </>
  );
}
