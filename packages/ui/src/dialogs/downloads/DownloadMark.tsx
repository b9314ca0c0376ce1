import {
  CircleAlert,
  CircleArrowDown,
  CircleCheck,
  Download,
  LoaderCircle,
  type LucideIcon,
} from 'lucide-react';
import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';

/** How far the download of the lesson that is open is, as one word of its button. */
export type DownloadMarkKind = 'none' | 'running' | 'paused' | 'whole' | 'failed' | 'refused';

export interface DownloadMarkProps extends NativeProps<'button', 'children'> {
  kind: DownloadMarkKind;
  /** The part that is there while it runs, 0 to 1; null where the size is not known. */
  share?: number | null;
}

/** 下载本课 in its six states, 68 x 56: a sign over one word. */
export function DownloadMark({ kind, share = null, ...rest }: DownloadMarkProps) {
  const { Icon, ink, label, hint, hasShare } = KINDS[kind];
  return (
    <Root type="button" {...rest} data-kind={kind} $ink={ink}>
      <Icon size={22} strokeWidth={1.75} aria-hidden />
      <span>{hasShare && share !== null ? `${Math.floor(share * 100)}%` : label}</span>
      {hint && <VisuallyHidden>{hint}</VisuallyHidden>}
    </Root>
  );
}

interface Look {
  Icon: LucideIcon;
  ink: string;
  label: string;
  /** What a press does, where the word does not say it. */
  hint: string;
  /** Says how much is there. */
  hasShare?: boolean;
}

const { color } = theme;
const KINDS: Record<DownloadMarkKind, Look> = {
  none: { Icon: Download, ink: color.text.secondary, label: '下载本课', hint: '' },
  running: {
    Icon: LoaderCircle,
    ink: color.action.base,
    label: '下载中',
    hint: '，按下暂停',
    hasShare: true,
  },
  paused: { Icon: CircleArrowDown, ink: color.text.secondary, label: '已暂停', hint: '，按下接着下载' },
  whole: { Icon: CircleCheck, ink: color.success.ink, label: '已下载', hint: '' },
  failed: { Icon: CircleAlert, ink: color.warning.ink, label: '再下一次', hint: '' },
  refused: { Icon: Download, ink: color.text.tertiary, label: '不能下载', hint: '，按下看原因' },
};

const Root = styled.button<{ $ink: string }>`
  display: inline-flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  min-width: 68px;
  min-height: 3.5rem;
  border-radius: ${theme.radius.segment};
  color: ${({ $ink }) => $ink};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
  &:hover {
    background: ${theme.color.surface.fill};
  }
`;
