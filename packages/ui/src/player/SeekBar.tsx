import { useMediaRemote, useMediaState } from '@vidstack/react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { formatSpokenTime } from './formatPlayTime.ts';

/** Shows and changes the current time; a native range input, so that keys and touch work as usual. */
export function SeekBar() {
  const remote = useMediaRemote();
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  const buffered = useMediaState('bufferedEnd');
  // While dragging, the thumb follows the pointer instead of the playback.
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? time;
  const share = (seconds: number) => (duration > 0 ? `${Math.min(100, (seconds / duration) * 100)}%` : '0%');

  return (
    <Slider
      type="range"
      aria-label="播放进度"
      aria-valuetext={`${formatSpokenTime(shown)}，共 ${formatSpokenTime(duration)}`}
      min={0}
      max={duration || 1}
      step="any"
      value={shown}
      disabled={duration === 0}
      style={{ '--played': share(shown), '--loaded': share(Math.max(buffered, shown)) }}
      onPointerDown={(event) => setDragged(event.currentTarget.valueAsNumber)}
      onPointerUp={() => setDragged(null)}
      onPointerCancel={() => setDragged(null)}
      onChange={(event) => {
        const { valueAsNumber } = event.currentTarget;
        if (dragged !== null) setDragged(valueAsNumber);
        remote.seek(valueAsNumber);
      }}
    />
  );
}

const Slider = styled.input`
  appearance: none;
  display: block;
  width: 100%;
  height: 24px;
  margin: 0;
  background: transparent;
  cursor: pointer;
  &:disabled {
    cursor: default;
  }
  &::-webkit-slider-runnable-track {
    height: 4px;
    border-radius: ${theme.radius.pill};
    background: linear-gradient(
      to right,
      ${theme.color.action.onStage} var(--played),
      ${theme.color.line.control} var(--played) var(--loaded),
      ${theme.color.text.secondary} var(--loaded)
    );
  }
  &::-moz-range-track {
    height: 4px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.text.secondary};
  }
  &::-moz-range-progress {
    height: 4px;
    border-radius: ${theme.radius.pill};
    background: ${theme.color.action.onStage};
  }
  &::-webkit-slider-thumb {
    appearance: none;
    width: 14px;
    height: 14px;
    margin-top: -5px;
    border: 0;
    border-radius: ${theme.radius.pill};
    background: currentColor;
  }
  &::-moz-range-thumb {
    width: 14px;
    height: 14px;
    border: 0;
    background: currentColor;
  }
`;
