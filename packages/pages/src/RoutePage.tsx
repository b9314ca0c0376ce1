import { BlockBoundary, PageContainer, theme } from '@cloud-school/ui';
import { type ComponentType, Fragment, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { LazySiteFrame } from './features/site-frame/LazySiteFrame.tsx';
import { PendingCompletions } from './features/study/PendingCompletions.tsx';
import { CachedNoteWhenLate } from './platform/data/CachedNoteWhenLate.tsx';
import { SkipDialogEntries } from './platform/history/SkipDialogEntries.tsx';
import { retryFailedImports } from './platform/navigation/lazyComponent.ts';
import type { PageRoute } from './platform/navigation/PortalRoute.ts';
import { RequireSignIn } from './platform/sign-in/RequireSignIn.tsx';

export function RoutePage({
  route: { path, Page, layout, needsSignIn = false, hasOwnNotices = false },
}: {
  route: PageRoute;
}) {
  const [shown, setShown] = useState({ path, boundary: 0, hasCrashed: false });
  // A crash ends with its address: the next page gets a new boundary.
  if (shown.path !== path)
    setShown({ path, boundary: shown.boundary + (shown.hasCrashed ? 1 : 0), hasCrashed: false });
  function handleError() {
    setShown({ ...shown, hasCrashed: true });
    retryFailedImports();
  }
  return (
    <RequireSignIn isNeeded={needsSignIn} Frame={layout === 'site' ? LazySiteFrame : Fragment}>
      {needsSignIn && <PendingCompletions />}
      {needsSignIn && !hasOwnNotices && <CachedNoteWhenLate />}
      <SkipDialogEntries />
      <BlockBoundary
        key={shown.boundary}
        title={NOT_OPENED}
        Frame={errorFrames[layout]}
        onError={handleError}
      >
        <Page />
      </BlockBoundary>
    </RequireSignIn>
  );
}

const ErrorSpace = styled(PageContainer)`
  padding-block: ${theme.space[8]};
`;

/**
 * The frame around the error of a page. A page that fills the window has lost its own way back: the site's frame offers one.
 */
const errorFrames: Record<PageRoute['layout'], ComponentType<{ children: ReactNode }>> = {
  site: ErrorSpace,
  bare: ({ children }) => (
    <LazySiteFrame>
      <ErrorSpace>{children}</ErrorSpace>
    </LazySiteFrame>
  ),
};

export const NOT_OPENED = '页面没有打开';
