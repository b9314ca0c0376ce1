import { useMemo } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SeekBar } from '../controls/SeekBar.tsx';
import { useMediaState } from '../media/playerLibrary.ts';
import { barHeights } from './barHeights.ts';

/** Bars 4 wide with a gap of 4, enough of them for the widest stage; the rest is cut off. */
const PITCH = 8;
const HEIGHT = 64;
const COUNT = 320;

interface AudioBarsProps {
  /** What the bars are drawn from: they are decoration, not the sound. */
  seed: string;
}

/** A drawn wave over the seek bar, which is what a keyboard and a screen reader use. */
export function AudioBars({ seed }: AudioBarsProps) {
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  const path = useMemo(() => toPath(seed), [seed]);
  const played = duration > 0 ? Math.min(1, time / duration) : 0;
  return (
    <Root>
      <Wave aria-hidden>
        <Rest d={path} />
        <svg width={`${played * 100}%`} height={HEIGHT}>
          <Played d={path} />
        </svg>
      </Wave>
      <SeekBar />
    </Root>
  );
}

function toPath(seed: string): string {
  return barHeights(COUNT, seed)
    .map((share, index) => {
      // The round ends of a line are as long as it is wide.
      const height = share * HEIGHT - PITCH / 2;
      return `M${index * PITCH + 2} ${(HEIGHT - height) / 2}v${height}`;
    })
    .join('');
}

const Root = styled.div`
  display: grid;
  gap: ${theme.space[1]};
`;

const Wave = styled.svg`
  display: block;
  width: 100%;
  height: ${HEIGHT}px;
  overflow: hidden;
  stroke-linecap: round;
  stroke-width: 4;
`;

const Rest = styled.path`
  stroke: ${theme.color.surface.stageFill};
`;

const Played = styled.path`
  stroke: ${theme.color.action.onStage};
`;
