import type { MediaPlayerProps } from '@vidstack/react';

type MediaStorage = Exclude<NonNullable<MediaPlayerProps['storage']>, string>;

const nothing = () => Promise.resolve(null);

/** Keeps the volume when a source is replaced or tried again; the library resets it. It holds for this lesson only. */
export function createSoundMemory(initialVolume: number): MediaStorage {
  let volume = initialVolume;
  let isMuted = false;
  return {
    getVolume: () => Promise.resolve(volume),
    setVolume(next) {
      volume = next;
      return Promise.resolve();
    },
    getMuted: () => Promise.resolve(isMuted),
    setMuted(next) {
      isMuted = next;
      return Promise.resolve();
    },
    // Our own: the library's memory of a position would be another truth beside the study progress.
    getTime: nothing,
    getLang: nothing,
    getCaptions: nothing,
    getPlaybackRate: nothing,
    getVideoQuality: nothing,
    getAudioGain: nothing,
  };
}
