import { Check, Hourglass, Minus, X } from 'lucide-react';
import { memo } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../theme/media.ts';
import { theme } from '../theme/theme.ts';
import type { Result } from './countResults.ts';
import { tile, TileBadge } from './tile.ts';

interface ReviewTileProps {
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
  pending: '待批阅',
};
const icons = { correct: Check, wrong: X, partial: Minus, pending: Hourglass };
const tones = { correct: 'success', wrong: 'danger', partial: 'warning', pending: 'plain' } as const;

/** One finished question, with its result as colour and icon. */
export const ReviewTile = memo(function ReviewTile({
  questionId,
  number,
  result,
  isCurrent,
  isTabStop,
  onPick,
}: ReviewTileProps) {
  const Icon = icons[result];
  return (
    <Tile
      type="button"
      data-question={questionId}
      aria-label={`第 ${number} 题，${labels[result]}`}
      aria-current={isCurrent ? 'true' : undefined}
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => onPick(questionId)}
      $result={result}
      $isCurrent={isCurrent}
    >
      {number}
      <TileBadge $tone={tones[result]}>
        <Icon size={9} strokeWidth={4} aria-hidden />
      </TileBadge>
    </Tile>
  );
});

const looks = {
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
  pending: css`
    border-color: ${theme.color.line.strong};
    background: ${theme.color.surface.fill};
    color: ${theme.color.text.secondary};
  `,
};

const Tile = styled.button<{ $result: Result; $isCurrent: boolean }>`
  ${tile}
  ${({ $result }) => looks[$result]}
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
