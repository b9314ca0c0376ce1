import { useMediaState } from '@vidstack/react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { SeekBar } from '../controls/SeekBar.tsx';
import { barHeights } from './barHeights.ts';

/** Bars 4 wide with a gap of 4. */
const PITCH = 8;
const HEIGHT = 64;
const COUNT = 72;

interface AudioBarsProps {
  /** What the bars are drawn from: they are decoration, not the sound. */
  seed: string;
}

/** A drawn wave over the seek bar, which is what a keyboard and a screen reader use. */
export function AudioBars({ seed }: AudioBarsProps) {
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  const path = useMemo(() => toPath(seed), [seed]);
  const played = duration > 0 ? Math.min(1, time / duration) * COUNT * PITCH : 0;
  return (
    <Root>
      <Wave viewBox={`0 0 ${COUNT * PITCH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden>
        <Rest d={path} />
        <svg width={played} height={HEIGHT}>
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
      const height = share * HEIGHT;
      return `M${index * PITCH + 2} ${(HEIGHT - height) / 2}h4v${height}h-4z`;
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
`;

const Rest = styled.path`
  fill: ${theme.color.surface.stageFill};
`;

const Played = styled.path`
  fill: ${theme.color.action.onStage};
`;
