import {
  Captions,
  CircleHelp,
  type LucideIcon,
  MessageSquare,
  NotebookPen,
  PanelRightClose,
} from 'lucide-react';
import { css, styled } from 'styled-components';
import { formatCount } from '../../../primitives/count/formatCount.ts';
import { LikeButton } from '../../../primitives/like-button/LikeButton.tsx';
import type { NativeProps } from '../../../primitives/native/NativeProps.ts';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import { INTERACTION_LABELS, type InteractionCounts, type InteractionKind } from '../InteractionKind.ts';

/** The like of a classroom (QNA-04). */
export interface StripLike {
  isLiked: boolean;
  total: number;
  onToggle: () => void;
}

export type StripVariant = 'column' | 'floating';

export interface InteractionStripProps extends NativeProps<'nav', 'children' | 'onChange'> {
  kinds: readonly InteractionKind[];
  counts: InteractionCounts;
  /** Answers to the student's questions that were not looked at yet. */
  unreadAnswers?: number | undefined;
  /** The kind whose panel is open. */
  current: InteractionKind | null;
  /** Opens a panel; null closes it. */
  onChange: (kind: InteractionKind | null) => void;
  /** Id of the panel. */
  panelId?: string;
  /** Null while it loads; absent for videos. */
  like?: StripLike | null | undefined;
  /** Column is the right edge of a viewer, 56 px wide; floating is a card of 64 px, a row in windows under 1360 px. */
  variant?: StripVariant;
}

const ICONS: Record<InteractionKind, LucideIcon> = {
  transcript: Captions,
  questions: CircleHelp,
  notes: NotebookPen,
  comments: MessageSquare,
};

/** Shortcuts to questions, notes and comments with their counts, and the like (VIEW-04, CROOM-01). */
export function InteractionStrip({
  kinds,
  counts,
  unreadAnswers = 0,
  current,
  onChange,
  panelId,
  like,
  variant = 'column',
  ...rest
}: InteractionStripProps) {
  return (
    <Root aria-label="课堂互动" {...rest} $variant={variant}>
      {kinds.map((kind) => {
        const Icon = ICONS[kind];
        const isCurrent = kind === current;
        const count = counts[kind] ?? 0;
        return (
          <Cell
            key={kind}
            type="button"
            aria-expanded={isCurrent}
            aria-controls={isCurrent ? panelId : undefined}
            onClick={() => onChange(isCurrent ? null : kind)}
          >
            <Icon size={20} aria-hidden />
            <span>{INTERACTION_LABELS[kind]}</span>
            <Count>{count > 0 && formatCount(count)}</Count>
            {kind === 'questions' && unreadAnswers > 0 && (
              <Unread>
                <VisuallyHidden>老师回复了您</VisuallyHidden>
              </Unread>
            )}
          </Cell>
        );
      })}
      {like !== undefined && (
        <Like $variant={variant}>
          {like && (
            <LikeButton
              variant="stacked"
              labels={{ like: '点赞', liked: '已赞' }}
              isLiked={like.isLiked}
              count={like.total}
              onToggle={like.onToggle}
            />
          )}
        </Like>
      )}
      {variant === 'column' && current !== null && (
        <Fold type="button" onClick={() => onChange(null)}>
          <PanelRightClose size={20} aria-hidden />
          <span>收起</span>
        </Fold>
      )}
    </Root>
  );
}

const looks = {
  column: css`
    width: 56px;
    height: 100%;
    padding: ${theme.space[2]} ${theme.space[1]};
    overflow-y: auto;
    border-left: 1px solid ${theme.color.line.hairline};
  `,
  floating: css`
    width: 64px;
    padding: ${theme.space[1]};
    border-radius: ${theme.radius.card};
    box-shadow: ${theme.shadow.raised};
    ${media.stripCrowded} {
      display: grid;
      grid-auto-columns: minmax(0, 1fr);
      grid-auto-flow: column;
      width: auto;
      box-shadow: ${theme.shadow.rest};
    }
  `,
};

const Root = styled.nav<{ $variant: StripVariant }>`
  display: flex;
  flex: none;
  flex-direction: column;
  gap: ${theme.space[1]};
  background: ${theme.color.surface.card};
  ${({ $variant }) => looks[$variant]}
`;

const Cell = styled.button`
  position: relative;
  display: flex;
  flex: none;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  gap: 2px;
  width: 100%;
  min-height: 4.25rem;
  border-radius: ${theme.radius.segment};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  transition: background-color ${theme.motion.quick};
  &:hover {
    color: ${theme.color.action.base};
  }
  &[aria-expanded='true'] {
    background: ${theme.color.action.tint};
    color: ${theme.color.action.base};
    font: ${theme.type.captionStrong};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
`;

/* At the corner of the icon. */
const Unread = styled.span`
  position: absolute;
  top: 10px;
  left: calc(50% + ${theme.space[2]});
  width: 10px;
  height: 10px;
  border: 2px solid ${theme.color.surface.card};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.danger.ink};
  ${media.forcedColors} {
    background: Highlight;
  }
`;

/* The line keeps its height while the count is unknown. */
const Count = styled.span`
  min-height: 1.125rem;
  font-variant-numeric: tabular-nums;
`;

/* The hairline above it separates rows of a column; in a row the like is level with its neighbours. */
const Like = styled.div<{ $variant: StripVariant }>`
  flex: none;
  min-height: 4.25rem;
  padding-top: ${theme.space[1]};
  border-top: 1px solid ${theme.color.line.hairline};
  ${({ $variant }) => ($variant === 'floating' ? media.stripCrowded : media.phone)} {
    padding: 0;
    border: 0;
  }
`;

const Fold = styled(Cell)`
  min-height: 3.5rem;
  margin-top: auto;
  /* The sheet of a phone covers the strip, and has its own button. */
`;
