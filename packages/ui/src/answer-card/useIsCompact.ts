import { useMedia } from '../primitives/use-media/useMedia.ts';
import { media } from '../theme/media.ts';

/** True below 1024 px, where the answer card moves into a sheet. A hook and not CSS, so that hidden tiles are not rendered. */
export const useIsCompact = (): boolean => useMedia(media.tablet);
