import { isolate } from '@cloud-school/domain';
import { type KeyboardEvent, useRef, useState } from 'react';
import { ControlBar } from './controls/ControlBar.ts';
import { ControlRow } from './controls/ControlBar.ts';
import { FullScreenControl } from './controls/FullScreenControl.tsx';
import { MuteControl } from './controls/MuteControl.tsx';
import { PlayControl } from './controls/PlayControl.tsx';
import { PlayTime } from './controls/PlayTime.tsx';
import { SeekBar } from './controls/SeekBar.tsx';
import { isMediaElement } from './isMediaElement.ts';
import { type MediaPlayerInstance, MediaProvider } from './media/playerLibrary.ts';
import { setBundledHls } from './media/setBundledHls.ts';
import { PlayerFrame } from './PlayerFrame.ts';
import { PlayerFront } from './PlayerFront.tsx';
import { playerKeyAction } from './playerKey.ts';
import { PlaybackFailure } from './poster/PlaybackFailure.tsx';
import { toVideoSource } from './poster/toVideoSource.ts';
import type { Video } from './poster/Video.ts';
import { VideoPoster } from './poster/VideoPoster.tsx';
import { VideoStage } from './poster/VideoStage.ts';
import { runPlayerAction } from './runPlayerAction.ts';
import { startPlaying } from './startPlaying.ts';
import { toPreload } from './toPreload.ts';

export interface VideoPlayerProps extends Video {
  /** Plays as soon as possible and takes the focus, after a press on the poster. */
  autoPlay?: boolean;
  /** Before 重试 plays again: requests the address again, since a signed one expires. A failure plays the one that is there. */
  onRenew?: () => Promise<unknown>;
}

/** Plays a video with our own controls. It is heavy: pages use LazyVideo, which loads it on demand. */
export function VideoPlayer({ src, title, posterUrl, ratio, autoPlay = false, onRenew }: VideoPlayerProps) {
  const player = useRef<MediaPlayerInstance>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<string | null>(null);
  const source = toVideoSource(src);
  const key = `${attempt} ${src}`;
  const isAskedFor = autoPlay || attempt > 0;
  const hasFailed = source === null || failedAttempt === key;

  async function retry() {
    await onRenew?.().catch(() => undefined);
    setAttempt((before) => before + 1);
  }

  return (
    <VideoStage
      $ratio={ratio}
      // A missing file fires 'error' on the source element, which does not bubble: hence the capture handler.
      onErrorCapture={({ target }) => isMediaElement(target) && setFailedAttempt(key)}
    >
      {hasFailed ? (
        <>
          <VideoPoster title={title} posterUrl={posterUrl} ratio={ratio} />
          <PlaybackFailure medium="video" onRetry={() => void retry()} />
        </>
      ) : (
        <PlayerFrame
          key={key}
          ref={(instance) => {
            player.current = instance;
            // The library hides controls in a way that would remove the focus from them.
            if (instance) instance.controls.canIdle = false;
          }}
          ariaLabel={`视频：${isolate(title)}`}
          tabIndex={-1}
          src={source}
          // Set, because the library would send a request to find them out.
          viewType="video"
          streamType="on-demand"
          load="eager"
          preload={toPreload(source)}
          playsInline
          keyDisabled
          logLevel="silent"
          onProviderChange={setBundledHls}
          onCanPlay={() => isAskedFor && startPlaying(player.current)}
          onError={() => setFailedAttempt(key)}
          onKeyDown={(event: KeyboardEvent) => handleKey(event, player.current)}
        >
          <MediaProvider />
          <PlayerFront poster={<VideoPoster title={title} posterUrl={posterUrl} ratio={ratio} />}>
            <PlayerControls hasFocus={isAskedFor} />
          </PlayerFront>
        </PlayerFrame>
      )}
    </VideoStage>
  );
}

function handleKey(event: KeyboardEvent, player: MediaPlayerInstance | null) {
  const action = playerKeyAction(event, event.target instanceof HTMLButtonElement);
  if (!action || !player) return;
  event.preventDefault();
  // The page may use the same keys, such as for the next picture of an album.
  event.stopPropagation();
  runPlayerAction(action, player);
}

interface PlayerControlsProps {
  /** Moves the focus here from the poster that was pressed. */
  hasFocus: boolean;
}

/** The controls of a short video. */
function PlayerControls({ hasFocus }: PlayerControlsProps) {
  return (
    <ControlBar>
      <SeekBar />
      <ControlRow>
        <PlayControl hasFocus={hasFocus} />
        <PlayTime />
        <MuteControl />
        <FullScreenControl />
      </ControlRow>
    </ControlBar>
  );
}
