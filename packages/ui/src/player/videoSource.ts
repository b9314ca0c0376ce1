import { safeHref } from '../primitives/link/safeHref.ts';

/**
 * What the player is given: an address with its kind, so that it never asks the network what it is; null for an
 * address that must not be opened.
 */
export function videoSource(address: string) {
  const src = safeHref(address);
  if (src === null) return null;
  const isPlaylist = /\.m3u8(?:[?#]|$)/i.test(src);
  return { src, type: isPlaylist ? ('application/x-mpegurl' as const) : ('video/mp4' as const) };
}
