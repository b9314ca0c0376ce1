import { useMediaRemote, useMediaState } from '@vidstack/react';
import { Maximize, Minimize, Pause, Play, RotateCcw, Volume2, VolumeX } from 'lucide-react';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';
import { formatPlayTime } from './formatPlayTime.ts';
import { SeekBar } from './SeekBar.tsx';

interface PlayerControlsProps {
  /** Moves the focus here from the poster that was pressed. */
  hasFocus: boolean;
}

/** Play, seek bar, time, sound and full screen, along the bottom of the stage. */
export function PlayerControls({ hasFocus }: PlayerControlsProps) {
  const remote = useMediaRemote();
  const isPaused = useMediaState('paused');
  const hasEnded = useMediaState('ended');
  const isMuted = useMediaState('muted');
  const isFull = useMediaState('fullscreen');
  const canBeFull = useMediaState('canFullscreen');
  const time = useMediaState('currentTime');
  const duration = useMediaState('duration');
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (hasFocus) first.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  const play = hasEnded ? '重新播放' : '播放';
  const PlayIcon = hasEnded ? RotateCcw : Play;
  return (
    <Bar>
      <SeekBar />
      <Row>
        <Control ref={first} label={isPaused ? play : '暂停'} onPress={() => remote.togglePaused()}>
          {isPaused ? <PlayIcon size={20} aria-hidden /> : <Pause size={20} aria-hidden />}
        </Control>
        <Time>
          {formatPlayTime(time)} / {formatPlayTime(duration)}
        </Time>
        <Control label={isMuted ? '取消静音' : '静音'} onPress={() => remote.toggleMuted()}>
          {isMuted ? <VolumeX size={20} aria-hidden /> : <Volume2 size={20} aria-hidden />}
        </Control>
        {canBeFull && (
          <Control label={isFull ? '退出全屏' : '全屏'} onPress={() => remote.toggleFullscreen()}>
            {isFull ? <Minimize size={20} aria-hidden /> : <Maximize size={20} aria-hidden />}
          </Control>
        )}
      </Row>
    </Bar>
  );
}

interface ControlProps {
  label: string;
  onPress: () => void;
  ref?: Ref<HTMLButtonElement>;
  children: ReactNode;
}

function Control({ label, onPress, ref, children }: ControlProps) {
  return (
    <ControlButton ref={ref} type="button" aria-label={label} title={label} onClick={onPress}>
      {children}
    </ControlButton>
  );
}

const Bar = styled.div`
  padding: ${theme.space[10]} ${theme.space[4]} ${theme.space[1]};
  background: linear-gradient(transparent, ${theme.color.surface.pill} 56%);
`;

const Row = styled.div`
  display: flex;
  align-items: center;
  margin: 0 calc(-1 * ${theme.space[3]});
`;

const Time = styled.span`
  flex: 1;
  padding-left: ${theme.space[1]};
  font: ${theme.type.body};
  font-variant-numeric: tabular-nums;
`;

const ControlButton = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.control.touch};
  height: ${theme.size.control.touch};
  border-radius: ${theme.radius.control};
`;
