import { AudioPlayer, type AudioPlayerProps } from '@cloud-school/ui/player';

export interface AudioPlayerPartProps extends Omit<AudioPlayerProps, 'startAtMs' | 'title'> {
  /** Not `title`, which every element has: a hint under the pointer. */
  label: string;
  startAtMs?: number;
}

/** The sound of a lesson; without a saved place it begins at its beginning. */
export const AudioPlayerPart = ({ label, startAtMs = 0, ...rest }: AudioPlayerPartProps) => (
  <AudioPlayer {...rest} title={label} startAtMs={startAtMs} />
);
