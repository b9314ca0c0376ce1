import { ReviewAnswerCard, type ReviewAnswerCardProps } from '@cloud-school/ui/questions';
import { useMemo } from 'react';
import { type GroupedTile, groupTiles } from './groupTiles.ts';

type Judged = NonNullable<ReviewAnswerCardProps['groups'][number]['entries'][number]['question']['solution']>;

/** A question of a finished paper. */
export interface JudgedTile extends GroupedTile {
  result: Judged['result'];
}

export interface ReviewCardPartProps {
  tiles: readonly JudgedTile[];
  /** The number of the question on the screen, from 1. */
  current?: number;
  isOnlyMistakes?: boolean;
  onChoose: (number: number, id: string) => void;
}

/** The answer card of a finished paper, of plain data. */
export function ReviewCardPart({
  tiles,
  current = 0,
  isOnlyMistakes = false,
  onChoose,
}: ReviewCardPartProps) {
  const groups = useMemo(
    () => groupTiles(tiles.map((tile) => ({ ...tile, solution: { result: tile.result } }))),
    [tiles],
  );
  const ids = groups.flatMap(({ entries }) => entries.map(({ question }) => question.id));
  return (
    <ReviewAnswerCard
      groups={groups}
      currentId={ids[current - 1] ?? null}
      isOnlyMistakes={isOnlyMistakes}
      onPick={(id) => onChoose(ids.indexOf(id) + 1, id)}
    />
  );
}
