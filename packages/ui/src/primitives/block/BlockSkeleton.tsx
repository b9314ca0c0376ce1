import type { ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.ts';

interface BlockSkeletonProps {
  label?: string | undefined;
  /** Skeletons in the shape and height of the content. */
  children: ReactNode;
}

/** What stands in the place of content that is on its way. */
export function BlockSkeleton({ label = '正在加载', children }: BlockSkeletonProps) {
  return (
    <div aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
