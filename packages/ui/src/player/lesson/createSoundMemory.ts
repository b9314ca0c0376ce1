import type { MediaPlayerProps } from '../media/playerLibrary.ts';

type MediaStorage = Exclude<NonNullable<MediaPlayerProps['storage']>, string>;

const nothing = () => Promise.resolve(null);

/** Keeps the volume when a source is replaced or tried again, since the library resets it, and reports a new one. */
export function createSoundMemory(initialVolume: number, onVolume: (volume: number) => void): MediaStorage {
  let volume = initialVolume;
  let isMuted = false;
  return {
    getVolume: () => Promise.resolve(volume),
    setVolume(next) {
      // The library also stores the volume that it starts with.
      if (next !== volume) onVolume(next);
      volume = next;
      return Promise.resolve();
    },
    getMuted: () => Promise.resolve(isMuted),
    setMuted(next) {
      isMuted = next;
      return Promise.resolve();
    },
    // Our own storage: a position that the library remembers would contradict the study progress.
    getTime: nothing,
    getLang: nothing,
    getCaptions: nothing,
    getPlaybackRate: nothing,
    getVideoQuality: nothing,
    getAudioGain: nothing,
  };
}
