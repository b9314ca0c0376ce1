import { BlockBoundary, NearScreen } from '@cloud-school/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { retryFailedImports } from './lazyComponent.ts';

interface LazyBlockProps {
  /** What did not work when its code cannot be fetched: 评价没有加载出来 */
  errorTitle: string;
  /** About what the block will take, in px: nothing on the screen moves when it comes. */
  minHeight: number;
  children: ReactNode;
}

/** A block below the first screen: its code and its data come as it comes near, and fail and retry alone. */
export function LazyBlock({ errorTitle, minHeight, children }: LazyBlockProps) {
  return (
    <NearScreen minHeight={minHeight}>
      <BlockBoundary title={errorTitle} onError={retryFailedImports}>
        <Suspense fallback={<Space $minHeight={minHeight} />}>{children}</Suspense>
      </BlockBoundary>
    </NearScreen>
  );
}

const Space = styled.div<{ $minHeight: number }>`
  min-height: ${({ $minHeight }) => $minHeight}px;
`;
