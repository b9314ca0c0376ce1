import { WhatNowSkeleton } from '@cloud-school/ui';
import { useMyClasses } from '../../features/student-classes/useMyClasses.ts';
import { WhatNow } from '../../features/what-now/WhatNow.tsx';

/** What the signed-in student does now, above the school's news; nothing where the classes fail. */
export function HomeWhatNow() {
  const classes = useMyClasses();
  if (classes.status === 'loading') return <WhatNowSkeleton size="slim" />;
  return classes.status === 'ready' ? <WhatNow classes={classes.data} size="slim" /> : null;
}
