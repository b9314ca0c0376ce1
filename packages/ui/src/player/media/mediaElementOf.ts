import { isAudioProvider, isHLSProvider, isVideoProvider, type MediaPlayerInstance } from '@vidstack/react';

/** The audio or video element of a player; null until there is one. */
export function mediaElementOf(player: MediaPlayerInstance | null): HTMLMediaElement | null {
  const provider = player?.provider ?? null;
  const isElement = isVideoProvider(provider) || isHLSProvider(provider) || isAudioProvider(provider);
  return isElement ? provider.media : null;
}
