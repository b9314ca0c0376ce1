import { BlockBoundary, RenderNearViewport, ReservedSpace } from '@cloud-school/ui';
import { type ReactNode, Suspense } from 'react';
import { retryFailedImports } from '../navigation/lazyComponent.ts';

interface LazyBlockProps {
  /** Title of the failure: 评价加载失败 */
  errorTitle: string;
  /** Height reserved until the block renders, in px, so that nothing on the screen moves. */
  minHeight: number;
  /** The same on a phone. */
  phoneHeight?: number;
  /** The block's heading, there from the start. */
  placeholder?: ReactNode;
  children: ReactNode;
}

/**
 * A block below the first screen: loads its code and data near the viewport or when the page is idle, and fails and
 * retries on its own.
 */
export function LazyBlock({
  errorTitle,
  minHeight,
  phoneHeight = minHeight,
  placeholder,
  children,
}: LazyBlockProps) {
  return (
    <RenderNearViewport minHeight={minHeight} phoneHeight={phoneHeight} placeholder={placeholder}>
      <BlockBoundary title={errorTitle} onError={retryFailedImports}>
        <Suspense
          fallback={
            <ReservedSpace $minHeight={minHeight} $phoneHeight={phoneHeight}>
              {placeholder}
            </ReservedSpace>
          }
        >
          {children}
        </Suspense>
      </BlockBoundary>
    </RenderNearViewport>
  );
}
