import type { AnswerSource, TileSaveState, TileState } from '@cloud-school/engine';
import { ArrowUp, Ellipsis, History, type LucideIcon, RotateCcw } from 'lucide-react';
import { type ComponentProps, memo, useCallback, useEffect, useSyncExternalStore } from 'react';
import { css, styled } from 'styled-components';
import { mergeHandlers } from '../primitives/native/mergeHandlers.ts';
import type { NativeProps } from '../primitives/native/NativeProps.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import { tile, TileBadge } from './tile.ts';
import { tileName, tileSaveLabel } from './tileName.ts';

export interface AnswerTileProps extends NativeProps<'button', 'children'> {
  questionId: string;
  number: number;
  isCurrent: boolean;
  source: Pick<AnswerSource, 'getTile' | 'subscribeTile'>;
  onPick: (questionId: string) => void;
  /** Called after each render of the tile; for measuring. */
  onTileRender?: (questionId: string) => void;
}

/** One question in the answer card. Each tile subscribes to its own question, so that an answer renders one tile. */
export const AnswerTile = memo(function AnswerTile({
  questionId,
  number,
  isCurrent,
  source,
  onPick,
  onTileRender,
  ...rest
}: AnswerTileProps) {
  const subscribe = useCallback(
    (listener: () => void) => source.subscribeTile(questionId, listener),
    [source, questionId],
  );
  const getTile = () => source.getTile(questionId);
  const state = useSyncExternalStore(subscribe, getTile, getTile);
  const badge = toBadge(state);
  useEffect(() => {
    onTileRender?.(questionId);
  });
  return (
    <Tile
      type="button"
      data-question={questionId}
      aria-label={tileName(number, state)}
      aria-current={isCurrent ? 'true' : undefined}
      title={badge ? tileSaveLabel(state) : undefined}
      tabIndex={isCurrent ? 0 : -1}
      {...rest}
      onClick={mergeHandlers(rest.onClick, () => onPick(questionId))}
      $state={state}
      $isCurrent={isCurrent}
    >
      {number}
      {state.isMarked && <Mark />}
      {badge && (
        <TileBadge $tone={badge.tone}>
          <badge.Icon size={10} strokeWidth={badge.strokeWidth} aria-hidden />
        </TileBadge>
      )}
    </Tile>
  );
});

interface Badge {
  Icon: LucideIcon;
  tone: ComponentProps<typeof TileBadge>['$tone'];
  strokeWidth: number;
}

const CLEARED: Badge = { Icon: History, tone: 'plain', strokeWidth: 3 };

/** Null for a tile whose answer needs nothing of the student. */
const BADGES: Record<TileSaveState, Badge | null> = {
  untouched: null,
  saved: null,
  saving: { Icon: Ellipsis, tone: 'plain', strokeWidth: 3.5 },
  unsaved: { Icon: ArrowUp, tone: 'warning', strokeWidth: 3.5 },
  outdated: { Icon: RotateCcw, tone: 'warning', strokeWidth: 3.5 },
};

const toBadge = ({ save, isClearedAfterSave }: TileState): Badge | null =>
  BADGES[save] ?? (isClearedAfterSave ? CLEARED : null);

const answered = css`
  border-color: ${theme.color.action.base};
  background: ${theme.color.action.fill};
  color: ${theme.color.text.onAction};
  ${media.forcedColors} {
    background: Highlight;
    color: HighlightText;
    forced-color-adjust: none;
  }
`;

/** The lower half is filled. */
const partlyAnswered = css`
  border-color: ${theme.color.action.base};
  background: linear-gradient(${theme.color.surface.card} 50%, ${theme.color.action.mid} 50%);
  color: ${theme.color.action.base};
  ${media.forcedColors} {
    border-style: double;
    border-width: 4px;
  }
`;

const cleared = css`
  border-color: ${theme.color.action.base};
  border-style: dashed;
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
`;

const variants = { open: null, answered, partlyAnswered, cleared };

function toVariant({
  isClearedAfterSave,
  save,
  isAnswered,
  answeredSubQuestions,
}: TileState): keyof typeof variants {
  if (isClearedAfterSave || save === 'outdated') return 'cleared';
  if (isAnswered) return 'answered';
  return answeredSubQuestions > 0 ? 'partlyAnswered' : 'open';
}

const Tile = styled.button<{ $state: TileState; $isCurrent: boolean }>`
  ${tile}
  border-color: ${theme.color.line.strong};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.secondary};
  ${({ $state }) => variants[toVariant($state)]}
  ${({ $isCurrent }) =>
    $isCurrent &&
    css`
      box-shadow:
        0 0 0 2px ${theme.color.surface.card},
        0 0 0 4px ${theme.color.action.base};
      ${media.forcedColors} {
        outline: 3px solid CanvasText;
        outline-offset: 2px;
      }
    `}
`;

const Mark = styled.span`
  position: absolute;
  top: calc(-1 * ${theme.space[1]});
  right: calc(-1 * ${theme.space[1]});
  width: 9px;
  height: 9px;
  border: 2px solid ${theme.color.surface.card};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.accent.fill};
  box-sizing: content-box;
  ${media.forcedColors} {
    border-color: CanvasText;
    background: Canvas;
    forced-color-adjust: none;
  }
`;
