import type { ReactNode } from 'react';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { BlockMessage } from '../block-message/BlockMessage.tsx';
import type { NativeProps } from '../native/NativeProps.ts';

export interface EmptyStateProps extends NativeProps<'div', 'title'> {
  title: string;
  hint?: string;
  /** One button or link. */
  action?: ReactNode;
  /** By default the brand's small scene. */
  art?: ReactNode;
  /** Bare inside a card. */
  variant?: 'card' | 'bare';
}

/** A block without data: a drawing, one line of text and an optional action. */
export function EmptyState({ art, ...rest }: EmptyStateProps) {
  const { EmptyScene } = useBrandArt();
  return <BlockMessage {...rest} art={art ?? <EmptyScene />} />;
}
