import type { AnswerSource } from '@cloud-school/engine';
import { useRef } from 'react';
import { mergeHandlers } from '../primitives/native/mergeHandlers.ts';
import type { NativeProps } from '../primitives/native/NativeProps.ts';
import { useMergedRefs } from '../primitives/native/useMergedRefs.ts';
import { AnswerTile } from './AnswerTile.tsx';
import { CardGroup } from './CardGroup.tsx';
import type { CardGroupEntries } from './numberPaper.ts';
import { useTileKeys } from './useTileKeys.ts';

export interface AnswerCardProps extends NativeProps<'div', 'children'> {
  groups: readonly CardGroupEntries[];
  source: Pick<AnswerSource, 'getTile' | 'subscribeTile'>;
  currentId: string | null;
  /** Pass a stable function, or every tile renders again. */
  onPick: (questionId: string) => void;
  onTileRender?: (questionId: string) => void;
}

/** The tiles of a paper grouped by type; arrow keys move the focus between tiles. */
export function AnswerCard({
  groups,
  source,
  currentId,
  onPick,
  onTileRender,
  ref,
  ...rest
}: AnswerCardProps) {
  const root = useRef<HTMLDivElement>(null);
  const mergedRef = useMergedRefs(root, ref);
  const onKeyDown = useTileKeys(root);
  return (
    <div {...rest} ref={mergedRef} onKeyDown={mergeHandlers(rest.onKeyDown, onKeyDown)} role="presentation">
      {groups.map((group) => (
        <CardGroup key={group.key} title={group.title} tally={group.tally}>
          {group.entries.map(({ number, question }) => (
            <li key={question.id}>
              <AnswerTile
                questionId={question.id}
                number={number}
                isCurrent={question.id === currentId}
                source={source}
                onPick={onPick}
                onTileRender={onTileRender}
              />
            </li>
          ))}
        </CardGroup>
      ))}
    </div>
  );
}
