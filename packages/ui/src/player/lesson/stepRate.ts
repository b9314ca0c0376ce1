import { PLAYBACK_RATES, type PlaybackRate } from '../lazy/PlayerSettings.ts';

/** The next faster (1) or slower (-1) rate; the fastest and the slowest stay. */
export function stepRate(rate: PlaybackRate, step: 1 | -1): PlaybackRate {
  return PLAYBACK_RATES[PLAYBACK_RATES.indexOf(rate) + step] ?? rate;
}
