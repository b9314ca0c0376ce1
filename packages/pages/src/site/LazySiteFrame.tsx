import { type ReactNode, Suspense } from 'react';
import { onDemand } from '../navigation/onDemand.ts';

const SiteFrame = onDemand(async () => (await import('./SiteFrame.tsx')).SiteFrame);

/** The site's frame as a chunk of its own: sign-in and exam pages do without it. */
export function LazySiteFrame({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <SiteFrame>{children}</SiteFrame>
    </Suspense>
  );
}
