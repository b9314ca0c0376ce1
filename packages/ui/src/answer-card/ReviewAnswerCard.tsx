import { useRef } from 'react';
import { mergeHandlers } from '../primitives/native/mergeHandlers.ts';
import type { NativeProps } from '../primitives/native/NativeProps.ts';
import { useMergedRefs } from '../primitives/native/useMergedRefs.ts';
import { CardGroup } from './CardGroup.tsx';
import { formatResultTally, getResult, isMistake, type Judged } from './countResults.ts';
import type { CardGroupEntries } from './numberPaper.ts';
import { ReviewTile } from './ReviewTile.tsx';
import { useTileKeys } from './useTileKeys.ts';

export interface ReviewAnswerCardProps extends NativeProps<'div', 'children'> {
  groups: readonly CardGroupEntries<Judged>[];
  currentId: string | null;
  /** Shows only wrong and partly right answers. */
  isOnlyMistakes: boolean;
  onPick: (questionId: string) => void;
}

/** The answer card of a finished paper, coloured by result. */
export function ReviewAnswerCard({
  groups,
  currentId,
  isOnlyMistakes,
  onPick,
  ref,
  ...rest
}: ReviewAnswerCardProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
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
    <div {...rest} ref={mergedRef} onKeyDown={mergeHandlers(rest.onKeyDown, onKeyDown)} role="presentation">
      {shown.map(({ group, entries }) => (
        <CardGroup key={group.key} title={group.title} tally={formatResultTally(group.entries)}>
          {entries.map((entry) => (
            <li key={entry.question.id}>
              <ReviewTile
                questionId={entry.question.id}
                number={entry.number}
                result={getResult(entry)}
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
