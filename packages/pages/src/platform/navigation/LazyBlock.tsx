import { BlockBoundary, RenderNearViewport } from '@cloud-school/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { retryFailedImports } from './lazyComponent.ts';

interface LazyBlockProps {
  /** Title of the failure: 评价没有加载出来 */
  errorTitle: string;
  /** Height reserved until the block renders, in px, so that nothing on the screen moves. */
  minHeight: number;
  children: ReactNode;
}

/** A block below the first screen: loads its code and data near the viewport, and fails and retries on its own. */
export function LazyBlock({ errorTitle, minHeight, children }: LazyBlockProps) {
  return (
    <RenderNearViewport minHeight={minHeight}>
      <BlockBoundary title={errorTitle} onError={retryFailedImports}>
        <Suspense fallback={<Space $minHeight={minHeight} />}>{children}</Suspense>
      </BlockBoundary>
    </RenderNearViewport>
  );
}

const Space = styled.div<{ $minHeight: number }>`
  min-height: ${({ $minHeight }) => $minHeight}px;
`;
