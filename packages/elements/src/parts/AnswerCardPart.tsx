import { AnswerCard } from '@cloud-school/ui/questions';
import { useMemo } from 'react';
import { createTileSource, type TileData } from './createTileSource.ts';
import { type GroupedTile, groupTiles } from './groupTiles.ts';

export interface AnswerCardPartProps {
  /** Default: `total` questions that nobody has answered. */
  tiles?: readonly TileData[];
  total?: number;
  /** The number of the question on the screen, from 1. */
  current?: number;
  onChoose: (number: number, id: string) => void;
}

/** The answer card of plain data: a changed tile draws itself and no other. */
export function AnswerCardPart({ tiles, total = 0, current = 0, onChoose }: AnswerCardPartProps) {
  const shown = useMemo(() => tiles ?? makeTiles(total), [tiles, total]);
  const source = useMemo(() => createTileSource(), []);
  const { groups, ids } = useGroups(shown);
  // Before the tiles read it: theirs is the first drawing that shows the change.
  source.set(shown);
  const pick = useMemo(() => (id: string) => onChoose(ids.indexOf(id) + 1, id), [onChoose, ids]);
  const currentId = ids[current - 1] ?? null;
  return <AnswerCard groups={groups} source={source} currentId={currentId} onPick={pick} />;
}

/** More than any paper has: a number that went wrong must not fill the page's memory. */
const MAX_TILES = 2000;

function makeTiles(total: number): TileData[] {
  if (total > MAX_TILES)
    console.error(`<cs-answer-card total> is ${total}: it shows ${MAX_TILES} questions.`);
  return Array.from({ length: Math.max(0, Math.min(MAX_TILES, Math.floor(total))) }, () => ({}));
}

/** The same groups while ids and headings are the same, so that an answer draws no group. */
function useGroups(tiles: readonly TileData[]) {
  const frame = JSON.stringify(tiles.map(({ id, group }) => ({ id, group })));
  return useMemo(() => {
    const places: GroupedTile[] = JSON.parse(frame);
    const groups = groupTiles(places);
    return { groups, ids: groups.flatMap(({ entries }) => entries.map(({ question }) => question.id)) };
  }, [frame]);
}
