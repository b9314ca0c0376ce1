import { LessonPlayer, type LessonPlayerProps } from '@cloud-school/ui/player';

export interface LessonPlayerPartProps extends Omit<LessonPlayerProps, 'startAtMs' | 'title'> {
  /** Not `title`, which every element has: a hint under the pointer. */
  label: string;
  startAtMs?: number;
}

/** The video of a lesson; without a saved place it begins at its beginning. */
export const LessonPlayerPart = ({ label, startAtMs = 0, ...rest }: LessonPlayerPartProps) => (
  <LessonPlayer {...rest} title={label} startAtMs={startAtMs} />
);
