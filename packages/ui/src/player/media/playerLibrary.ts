import {
  type MediaRemoteControl,
  type MediaState,
  useMediaRemote as useLibraryRemote,
  useMediaState as useLibraryState,
} from '@vidstack/react';

/*
 * What the players need of their library, Vidstack, which the linter keeps in this folder: a successor has to offer the
 * elements, facts and actions that are named here.
 */
export {
  MediaPlayer,
  type MediaPlayerInstance,
  type MediaPlayerProps,
  MediaProvider,
  Track,
  useMediaPlayer,
} from '@vidstack/react';

/** What our controls show of a playback. */
type MediaFact =
  | 'autoQuality'
  | 'bufferedEnd'
  | 'canFullscreen'
  | 'canPictureInPicture'
  | 'canPlay'
  | 'canSetVolume'
  | 'currentTime'
  | 'duration'
  | 'ended'
  | 'fullscreen'
  | 'muted'
  | 'paused'
  | 'pictureInPicture'
  | 'qualities'
  | 'quality'
  | 'started'
  | 'textTracks'
  | 'volume'
  | 'waiting';

/** What our controls and keys do with a playback. */
type MediaAction =
  | 'changeQuality'
  | 'changeVolume'
  | 'seek'
  | 'toggleFullscreen'
  | 'toggleMuted'
  | 'togglePaused'
  | 'togglePictureInPicture';

/** A fact of the player around the caller; renders again when it changes. */
export function useMediaState<Fact extends MediaFact>(fact: Fact): MediaState[Fact] {
  return useLibraryState(fact);
}

/** The actions of the player around the caller. */
export function useMediaRemote(): Pick<MediaRemoteControl, MediaAction> {
  return useLibraryRemote();
}
