import { BlockBoundary, RenderNearViewport } from '@cloud-school/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { renewFailedParts } from './onDemand.ts';

interface LaterBlockProps {
  /** What did not work when its code cannot be fetched: 评价没有加载出来 */
  errorTitle: string;
  /** About what the block will take, in px: nothing on the screen moves when it comes. */
  minHeight: number;
  children: ReactNode;
}

/** A block below the first screen: its code and its data come as it comes near, and fail and retry alone. */
export function LaterBlock({ errorTitle, minHeight, children }: LaterBlockProps) {
  return (
    <RenderNearViewport minHeight={minHeight}>
      <BlockBoundary title={errorTitle} onError={renewFailedParts}>
        <Suspense fallback={<Space $minHeight={minHeight} />}>{children}</Suspense>
      </BlockBoundary>
    </RenderNearViewport>
  );
}

const Space = styled.div<{ $minHeight: number }>`
  min-height: ${({ $minHeight }) => $minHeight}px;
`;
