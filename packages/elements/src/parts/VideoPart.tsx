import { LazyVideo, type LazyVideoProps } from '@cloud-school/ui/player';

export interface VideoPartProps extends Omit<LazyVideoProps, 'title'> {
  /** Not `title`, which every element has: a hint under the pointer. */
  label: string;
}

/** A video behind its cover: the player is fetched when it is pressed. */
export const VideoPart = ({ label, ...rest }: VideoPartProps) => <LazyVideo {...rest} title={label} />;
