import { formatSpokenTime } from '@cloud-school/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { useMediaRemote, useMediaState } from '../media/playerLibrary.ts';
import { RangeInput } from './RangeInput.ts';

interface SeekBarProps {
  /** Seconds at which a chapter begins. The marks are decoration: the page lists the chapters. */
  marks?: readonly number[] | undefined;
}

/** Shows and changes the current time; a native range input, so that keys and touch work as usual. */
export function SeekBar({ marks = [] }: SeekBarProps) {
  const remote = useMediaRemote();
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  const buffered = useMediaState('bufferedEnd');
  // While dragging, the thumb follows the pointer instead of the playback.
  const [dragged, setDragged] = useState<number | null>(null);
  const shown = dragged ?? time;
  const share = (seconds: number) => (duration > 0 ? `${Math.min(100, (seconds / duration) * 100)}%` : '0%');

  return (
    <Track>
      <RangeInput
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
      {marks
        .filter((seconds) => seconds > 0 && seconds < duration)
        .map((seconds) => (
          <Mark key={seconds} style={{ left: share(seconds) }} />
        ))}
    </Track>
  );
}

const Track = styled.div`
  position: relative;
`;

const Mark = styled.span`
  position: absolute;
  top: 10px;
  width: 3px;
  height: 4px;
  background: ${theme.color.surface.stage};
  pointer-events: none;
`;
