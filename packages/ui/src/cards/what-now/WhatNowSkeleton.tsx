import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { WhatNowFrame, WhatNowTile } from './WhatNowFrame.ts';

/** The strip while what is planned loads, as high as the strip. */
export function WhatNowSkeleton({ size = 'page' }: { size?: 'page' | 'slim' }) {
  return (
    <WhatNowFrame as="div" $isRunning={false} $size={size} aria-hidden>
      <WhatNowTile $tone="plain" $size={size} />
      <Skeleton width="40%" height={24} />
    </WhatNowFrame>
  );
}
