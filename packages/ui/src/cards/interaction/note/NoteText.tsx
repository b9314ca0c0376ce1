import { splitMoments } from '@cloud-school/domain';
import { Fragment } from 'react';
import { MomentButton } from './MomentButton.ts';

interface NoteTextProps {
  text: string;
  onMoment: (positionMs: number) => void;
}

/** The words of a note; each moment that it names is a button that goes there. */
export function NoteText({ text, onMoment }: NoteTextProps) {
  return splitMoments(text).map(({ text: part, positionMs }, index) => (
    <Fragment key={index}>
      {positionMs === null ? (
        part
      ) : (
        <MomentButton type="button" aria-label={`跳到 ${part}`} onClick={() => onMoment(positionMs)}>
          {part}
        </MomentButton>
      )}
    </Fragment>
  ));
}
