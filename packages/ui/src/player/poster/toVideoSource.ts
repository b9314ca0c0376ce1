import { safeHref } from '../../primitives/link/safeHref.ts';

/** An address with its MIME type, so that the player does not request it to find out; null for an unsafe address. */
export function toVideoSource(address: string) {
  const src = safeHref(address);
  if (src === null) return null;
  const isPlaylist = /\.m3u8(?:[?#]|$)/i.test(src);
  return { src, type: isPlaylist ? ('application/x-mpegurl' as const) : ('video/mp4' as const) };
}
