import { useRef } from 'react';
import { CardGroup } from './CardGroup.tsx';
import { isMistake, resultOf, resultTally } from './countResults.ts';
import type { NumberedGroup } from './numberPaper.ts';
import { ReviewTile } from './ReviewTile.tsx';
import { useTileKeys } from './useTileKeys.ts';

interface ReviewCardProps {
  groups: NumberedGroup[];
  currentId: string | null;
  /** Leaves only wrong and partly right answers. */
  isOnlyMistakes: boolean;
  onPick: (questionId: string) => void;
}

/** The tiles of a finished paper, coloured by result. */
export function ReviewAnswerCard({ groups, currentId, isOnlyMistakes, onPick }: ReviewCardProps) {
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = useTileKeys(root);
  const shown = groups
    .map((group) => ({
      group,
      entries: isOnlyMistakes ? group.entries.filter(isMistake) : group.entries,
    }))
    .filter(({ entries }) => entries.length > 0);
  const first = shown[0]?.entries[0]?.question.id;
  const isCurrentShown = shown.some(({ entries }) =>
    entries.some(({ question }) => question.id === currentId),
  );
  return (
    <div ref={root} onKeyDown={onKeyDown} role="presentation">
      {shown.map(({ group, entries }) => (
        <CardGroup key={group.key} title={group.title} tally={resultTally(group.entries)}>
          {entries.map((entry) => (
            <li key={entry.question.id}>
              <ReviewTile
                questionId={entry.question.id}
                number={entry.number}
                result={resultOf(entry)}
                isCurrent={entry.question.id === currentId}
                isTabStop={entry.question.id === (isCurrentShown ? currentId : first)}
                onPick={onPick}
              />
            </li>
          ))}
        </CardGroup>
      ))}
    </div>
  );
}
