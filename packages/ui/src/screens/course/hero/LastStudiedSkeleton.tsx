import { SkeletonItem } from '../../../primitives/skeleton/SkeletonItem.tsx';
import { LastStudiedStrip } from './LastStudiedStrip.ts';

/** The skeleton of the strip about the classroom that was studied last. */
export function LastStudiedSkeleton() {
  return (
    <LastStudiedStrip
      as={SkeletonItem}
      start={{ width: 44, height: 44, shape: 'circle' }}
      lines={[
        { width: 56, height: 16 },
        { width: '60%', height: 22 },
      ]}
    />
  );
}
