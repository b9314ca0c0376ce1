import { WhatNowSkeleton, WhatNowStrip } from '@cloud-school/ui';
import { useMyClasses } from '../../features/student-classes/useMyClasses.ts';
import { WhatNow } from '../../features/what-now/WhatNow.tsx';
import { paths } from '../../platform/navigation/paths.ts';

/** What the signed-in student does now, above the school's news; it keeps its place where nothing is known. */
export function HomeWhatNow() {
  const classes = useMyClasses();
  const unknown = <WhatNowStrip whatNow={{ kind: 'unknown' }} now="" to={paths.myClasses} size="slim" />;
  if (classes.status === 'loading') return <WhatNowSkeleton size="slim" />;
  return classes.status === 'ready' ? (
    <WhatNow classes={classes.data} size="slim" unknown={unknown} />
  ) : (
    unknown
  );
}
