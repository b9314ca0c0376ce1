import type { ReactNode } from 'react';
import { ErrorPanel } from '../error-panel/ErrorPanel.tsx';
import { BlockBoundary } from './BlockBoundary.tsx';
import { BlockSkeleton } from './BlockSkeleton.tsx';
import type { Loadable } from './Loadable.ts';

export type BlockProps<Data> = {
  of: Loadable<Data>;
  /** Skeletons in the shape and height of the content. */
  skeleton: ReactNode;
  loadingLabel?: string;
  /** Shown when loading fails or rendering crashes: 公告加载失败 */
  errorTitle: string;
  /** Bare inside a card. */
  errorVariant?: 'card' | 'bare';
  /** Called when rendering crashes. */
  onError?: (error: unknown) => void;
  children: (data: Data) => ReactNode;
} & (
  | { isEmpty?: never; empty?: never }
  | {
      /** Whether the data contains nothing to show; `empty` is rendered then. */
      isEmpty: (data: Data) => boolean;
      empty: ReactNode;
    }
);

/** A data block in one of its states: loading, failed, empty or ready. A crash while rendering stays inside. */
export function Block<Data>({
  of,
  skeleton,
  loadingLabel,
  isEmpty,
  empty,
  errorTitle,
  errorVariant,
  onError,
  children,
}: BlockProps<Data>) {
  if (of.status === 'loading') return <BlockSkeleton label={loadingLabel}>{skeleton}</BlockSkeleton>;
  if (of.status === 'failed') {
    return <ErrorPanel title={errorTitle} hint={of.message} onRetry={of.onRetry} variant={errorVariant} />;
  }
  if (isEmpty?.(of.data)) return empty;
  return (
    <BlockBoundary title={errorTitle} variant={errorVariant} onError={onError}>
      <Content data={of.data} render={children} />
    </BlockBoundary>
  );
}

/** Calls the render function below the boundary, which catches only what its descendants throw. */
function Content<Data>({ data, render }: { data: Data; render: (data: Data) => ReactNode }) {
  return render(data);
}
