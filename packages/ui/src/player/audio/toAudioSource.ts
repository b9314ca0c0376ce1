import { safeHref } from '../../primitives/link/safeHref.ts';

/**
 * An address with a MIME type, so that the player does not request it to find out; null for an unsafe address. The
 * type only says that it is sound: browsers look into the file, and the library knows no type for AAC in MP4.
 */
export function toAudioSource(address: string) {
  const src = safeHref(address);
  return src === null ? null : { src, type: 'audio/mpeg' as const };
}
