import { media } from '../../theme/media.ts';
import { useMedia } from '../use-media/useMedia.ts';

/** True below 768 px, for parts whose code only one of the two layouts needs; what only looks different is CSS. */
export const useIsPhone = (): boolean => useMedia(media.phone);
