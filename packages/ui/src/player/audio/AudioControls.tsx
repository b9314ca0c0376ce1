import { Pause, Play, RotateCcw, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Spinner } from '../../primitives/spinner/Spinner.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { ControlButton } from '../controls/ControlButton.tsx';
import { VolumeControl } from '../controls/VolumeControl.tsx';
import { useMediaRemote, useMediaState } from '../media/playerLibrary.ts';
import { KEY_STEP } from '../playerKey.ts';

interface AudioControlsProps {
  /** At the left: the rate. */
  children: ReactNode;
}

/** Rate, steps back and on, a large play button, and volume. */
export function AudioControls({ children }: AudioControlsProps) {
  const remote = useMediaRemote();
  const isPaused = useMediaState('paused');
  const time = useMediaState('currentTime');
  const isWaiting = useMediaState('waiting');
  const canPlay = useMediaState('canPlay');
  const isBusy = isWaiting || !canPlay;
  const label = isPaused ? '播放' : '暂停';
  const Icon = isPaused ? Play : Pause;
  return (
    <Row>
      <Side>{children}</Side>
      <ControlButton label={`后退 ${KEY_STEP} 秒`} onPress={() => remote.seek(time - KEY_STEP)}>
        <RotateCcw size={24} aria-hidden />
      </ControlButton>
      <PlayButton type="button" aria-label={label} title={label} onClick={() => remote.togglePaused()}>
        {isBusy ? <Spinner size={24} /> : <Icon size={24} fill="currentColor" aria-hidden />}
      </PlayButton>
      <ControlButton label={`前进 ${KEY_STEP} 秒`} onPress={() => remote.seek(time + KEY_STEP)}>
        <RotateCw size={24} aria-hidden />
      </ControlButton>
      <Side>
        <VolumeControl />
      </Side>
      <VisuallyHidden as="output">{isBusy ? '正在缓冲' : ''}</VisuallyHidden>
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
`;

/** Both sides are as wide, so that the play button is in the middle. */
const Side = styled.div`
  flex: 1 1 0;
  display: flex;
  &:last-of-type {
    justify-content: flex-end;
  }
`;

const PlayButton = styled.button`
  flex: none;
  display: grid;
  place-items: center;
  width: 56px;
  height: 56px;
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
`;
