import { BlockBoundary } from '@cloud-school/ui';
import { Suspense } from 'react';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';

const AppCode = lazyComponent(() => import('./AppCode.tsx'), 'AppCode');

/** The download of the app as a code, for a phone beside this window; fetched when it is shown. */
export function LazyAppCode({ address }: { address: string }) {
  return (
    <Suspense>
      <BlockBoundary title="二维码加载失败" variant="bare">
        <AppCode address={address} />
      </BlockBoundary>
    </Suspense>
  );
}
