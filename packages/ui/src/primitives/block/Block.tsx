import type { ReactNode } from 'react';
import { ErrorPanel } from '../error-panel/ErrorPanel.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.ts';
import { BlockBoundary } from './BlockBoundary.tsx';
import type { Loadable } from './Loadable.ts';

interface BlockProps<Data> {
  of: Loadable<Data>;
  /** Skeletons in the shape and height of the content. */
  skeleton: ReactNode;
  loadingLabel?: string;
  /** Tells which data is nothing to show; goes with `empty`. */
  isEmpty?: (data: Data) => boolean;
  empty?: ReactNode;
  /** What did not work, when loading failed or drawing crashed: 公告没有加载出来 */
  errorTitle: string;
  /** Bare where the block sits in a card already. */
  errorVariant?: 'card' | 'bare';
  /** Told of a crash while drawing. */
  onError?: (error: unknown) => void;
  children: (data: Data) => ReactNode;
}

/** A data block in its states: loading, failed, empty or drawn; a crash while drawing stays inside. */
export function Block<Data>({
  of,
  skeleton,
  loadingLabel = '正在加载',
  isEmpty,
  empty,
  errorTitle,
  errorVariant,
  onError,
  children,
}: BlockProps<Data>) {
  if (of.status === 'loading') {
    return (
      <div aria-busy>
        <VisuallyHidden>{loadingLabel}</VisuallyHidden>
        {skeleton}
      </div>
    );
  }
  if (of.status === 'failed') {
    return <ErrorPanel title={errorTitle} hint={of.message} onRetry={of.onRetry} variant={errorVariant} />;
  }
  if (isEmpty?.(of.data)) return empty;
  return (
    <BlockBoundary title={errorTitle} variant={errorVariant} onError={onError}>
      <Content data={of.data} draw={children} />
    </BlockBoundary>
  );
}

/** Calls the drawing function below the boundary, so that its own crash is caught too. */
function Content<Data>({ data, draw }: { data: Data; draw: (data: Data) => ReactNode }) {
  return draw(data);
}
