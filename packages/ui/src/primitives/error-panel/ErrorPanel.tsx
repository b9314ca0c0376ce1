import { RotateCw } from 'lucide-react';
import { theme } from '../../theme/theme.ts';
import { BlockMessage } from '../block-message/BlockMessage.tsx';
import { Button } from '../button/Button.tsx';
import type { NativeProps } from '../native/NativeProps.ts';

export type ErrorPanelProps = NativeProps<'div', 'title'> & {
  /** What failed: 公告加载失败 */
  title: string;
  /** Why it failed, and what still works. */
  hint?: string;
  /** Bare inside a card. */
  variant?: 'card' | 'bare';
} & ({ onRetry?: never; retryLabel?: never } | { onRetry: () => void; retryLabel?: string });

/** A block that failed: what happened, and a button to try again. */
export function ErrorPanel({ onRetry, retryLabel = '重新加载', ...rest }: ErrorPanelProps) {
  return (
    <BlockMessage
      role="alert"
      {...rest}
      art={<BrokenWindow />}
      action={
        onRetry && (
          <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={onRetry}>
            {retryLabel}
          </Button>
        )
      }
    />
  );
}

function BrokenWindow() {
  const { danger, surface } = theme.color;
  return (
    <svg viewBox="0 0 160 100" width="160" height="100" aria-hidden>
      <ellipse cx="80" cy="88" rx="58" ry="8" fill={danger.tint} />
      <rect x="42" y="16" width="76" height="62" rx="8" fill={surface.card} />
      <path d="M42 32v-8a8 8 0 0 1 8-8h60a8 8 0 0 1 8 8v8Z" fill={danger.tint} />
      <g stroke={danger.line} strokeWidth="2" fill="none">
        <rect x="42" y="16" width="76" height="62" rx="8" />
        <path d="M42 32h76" />
      </g>
      <path d="M70 45l20 20M90 45 70 65" stroke={danger.ink} strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}
