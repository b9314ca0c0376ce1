import { Fragment, type ReactNode } from 'react';

/** The same placeholder several times. */
export function SkeletonRows({ count, children }: { count: number; children: ReactNode }) {
  return Array.from({ length: count }, (_, index) => <Fragment key={index}>{children}</Fragment>);
}
