import type { NativeProps } from '../../../primitives/native/NativeProps.ts';
import { Skeleton } from '../../../primitives/skeleton/Skeleton.tsx';
import { EntriesSkeleton } from '../entry/EntriesSkeleton.tsx';
import { INTERACTION_LABELS, type InteractionKind } from '../InteractionKind.ts';
import { PanelFrame, type PanelHead } from './PanelFrame.tsx';

export interface PanelSkeletonProps extends NativeProps<'section', 'children' | 'title'> {
  kind: InteractionKind;
  head: PanelHead;
}

/** A panel whose code loads; its title and its close button work already. */
export function PanelSkeleton({ kind, head, ...rest }: PanelSkeletonProps) {
  return (
    <PanelFrame
      {...rest}
      title={INTERACTION_LABELS[kind]}
      head={head}
      composer={HAS_COMPOSER[kind] && <Skeleton shape="block" height={COMPOSER_HEIGHT} />}
    >
      <EntriesSkeleton />
    </PanelFrame>
  );
}

/** Pixels of two lines of text with a counter and a button under them. */
const COMPOSER_HEIGHT = 120;

const HAS_COMPOSER: Record<InteractionKind, boolean> = {
  transcript: false,
  questions: true,
  notes: true,
  comments: true,
};
