import { Check, Circle, Hourglass, Minus, X } from 'lucide-react';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { mergeHandlers } from '../primitives/native/mergeHandlers.ts';
import type { NativeProps } from '../primitives/native/NativeProps.ts';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { Result } from './countResults.ts';
import { tile, TileBadge } from './tile.ts';

export interface ReviewTileProps extends NativeProps<'button', 'children'> {
  questionId: string;
  number: number;
  result: Result;
  isCurrent: boolean;
  isTabStop: boolean;
  onPick: (questionId: string) => void;
}

const labels: Record<Result, string> = {
  correct: '正确',
  wrong: '错误',
  partial: '部分正确',
  blank: '未答',
  pending: '待批阅',
  unjudged: '未判',
};
/** A tile without a result has no badge. */
const badges = {
  correct: { Icon: Check, tone: 'success' },
  wrong: { Icon: X, tone: 'danger' },
  partial: { Icon: Minus, tone: 'warning' },
  blank: { Icon: Circle, tone: 'plain' },
  pending: { Icon: Hourglass, tone: 'plain' },
  unjudged: null,
} as const satisfies Record<Result, object | null>;

/** One finished question, with its result as colour and icon. */
export const ReviewTile = memo(function ReviewTile({
  questionId,
  number,
  result,
  isCurrent,
  isTabStop,
  onPick,
  ...rest
}: ReviewTileProps) {
  const badge = badges[result];
  return (
    <Tile
      type="button"
      data-question={questionId}
      aria-label={`第 ${number} 题，${labels[result]}`}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      {...rest}
      onClick={mergeHandlers(rest.onClick, () => onPick(questionId))}
      $result={result}
      $isCurrent={isCurrent}
    >
      {number}
      {badge && (
        <TileBadge $tone={badge.tone}>
          <badge.Icon size={9} strokeWidth={4} aria-hidden />
        </TileBadge>
      )}
    </Tile>
  );
});

const plain = css`
  border-color: ${theme.color.line.strong};
  background: ${theme.color.surface.fill};
  color: ${theme.color.text.secondary};
`;

const variants = {
  correct: css`
    border-color: ${theme.color.success.line};
    background: ${theme.color.success.tint};
    color: ${theme.color.success.ink};
  `,
  wrong: css`
    border-color: ${theme.color.danger.line};
    background: ${theme.color.danger.tint};
    color: ${theme.color.danger.ink};
  `,
  partial: css`
    border-color: currentColor;
    background: ${theme.color.warning.tint};
    color: ${theme.color.warning.ink};
  `,
  blank: plain,
  pending: plain,
  unjudged: plain,
};

const Tile = styled.button<{ $result: Result; $isCurrent: boolean }>`
  ${tile}
  ${({ $result }) => variants[$result]}
  ${({ $isCurrent }) =>
    $isCurrent &&
    css`
      box-shadow:
        0 0 0 2px ${theme.color.surface.card},
        0 0 0 4px currentColor;
      ${media.forcedColors} {
        outline: 3px solid CanvasText;
        outline-offset: 2px;
      }
    `}
`;
