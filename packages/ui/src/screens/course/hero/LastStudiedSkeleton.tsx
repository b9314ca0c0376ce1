import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { SkeletonLines } from '../../../primitives/skeleton/SkeletonLines.ts';
import { LastStudiedStrip } from './LastStudiedStrip.ts';

/** The skeleton of the strip about the classroom that was studied last. */
export function LastStudiedSkeleton() {
  return (
    <LastStudiedStrip>
      <Skeleton width={44} height={44} shape="circle" />
      <SkeletonLines $gap={2}>
        <Skeleton width={56} height={16} />
        <Skeleton width="60%" height={22} />
      </SkeletonLines>
    </LastStudiedStrip>
  );
}
