import { useMediaState } from '@vidstack/react';
import { useEffect } from 'react';

/** Turns the captions on or off; their file and its parser load when they are first on. */
export function useCaptionMode(isOn: boolean) {
  const tracks = useMediaState('textTracks');
  const [track] = tracks;
  useEffect(() => {
    track?.setMode(isOn ? 'showing' : 'disabled');
  }, [track, isOn]);
}
