import { BlockBoundary, RenderNearViewport } from '@cloud-school/ui';
import { type ReactNode, Suspense } from 'react';
import { styled } from 'styled-components';
import { retryFailedImports } from './lazyComponent.ts';

interface LazyBlockProps {
  /** Title of the failure: 评价加载失败 */
  errorTitle: string;
  /** Height reserved until the block renders, in px, so that nothing on the screen moves. */
  minHeight: number;
  /** The block's heading, there from the start. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * A block below the first screen: loads its code and data near the viewport or when the page is idle, and fails and
 * retries on its own.
 */
export function LazyBlock({ errorTitle, minHeight, placeholder, children }: LazyBlockProps) {
  return (
    <RenderNearViewport minHeight={minHeight} placeholder={placeholder}>
      <BlockBoundary title={errorTitle} onError={retryFailedImports}>
        <Suspense fallback={<Space $minHeight={minHeight}>{placeholder}</Space>}>{children}</Suspense>
      </BlockBoundary>
    </RenderNearViewport>
  );
}

const Space = styled.div<{ $minHeight: number }>`
  min-height: ${({ $minHeight }) => $minHeight}px;
`;
