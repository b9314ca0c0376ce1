import {
  isHLSProvider,
  isVideoProvider,
  MediaPlayer,
  type MediaPlayerInstance,
  MediaProvider,
  type MediaProviderAdapter,
} from '@vidstack/react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { PlayerFront } from './PlayerFront.tsx';
import { KEY_STEP, type PlayerKeyAction, playerKeyAction } from './playerKey.ts';
import type { Video } from './poster/Video.ts';
import { VideoFailure } from './VideoFailure.tsx';
import { VideoPoster } from './poster/VideoPoster.tsx';
import { VideoStage } from './poster/VideoStage.ts';
import { toVideoSource } from './toVideoSource.ts';

interface VideoPlayerProps extends Video {
  /** Plays as soon as possible and takes the focus, after a press on the poster. */
  autoPlay?: boolean;
}

/** Plays a video with our own controls. It is heavy: pages use LazyVideo, which loads it on demand. */
export function VideoPlayer({ src, title, posterUrl, ratio, autoPlay = false }: VideoPlayerProps) {
  const player = useRef<MediaPlayerInstance>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<string | null>(null);
  const source = toVideoSource(src);
  const key = `${attempt} ${src}`;
  const hasFailed = source === null || failedAttempt === key;

  return (
    <VideoStage
      $ratio={ratio}
      // A missing file fires 'error' on the source element, which does not bubble: hence the capture handler.
      onErrorCapture={({ target }) => isVideoElement(target) && setFailedAttempt(key)}
    >
      {hasFailed ? (
        <>
          <VideoPoster title={title} posterUrl={posterUrl} ratio={ratio} />
          <VideoFailure onRetry={() => setAttempt(attempt + 1)} />
        </>
      ) : (
        <Player
          key={key}
          ref={(instance) => {
            player.current = instance;
            // The library hides controls in a way that would remove the focus from them.
            if (instance) instance.controls.canIdle = false;
          }}
          ariaLabel={`视频：${title}`}
          tabIndex={-1}
          src={source}
          // Set, because the library would send a request to find them out.
          viewType="video"
          streamType="on-demand"
          load="eager"
          preload="metadata"
          autoPlay={autoPlay || attempt > 0}
          playsInline
          keyDisabled
          logLevel="silent"
          onProviderChange={setBundledHls}
          onError={() => setFailedAttempt(key)}
          onKeyDown={(event: KeyboardEvent) => handleKey(event, player.current)}
        >
          <MediaProvider />
          <PlayerFront
            poster={<VideoPoster title={title} posterUrl={posterUrl} ratio={ratio} />}
            hasFocus={autoPlay || attempt > 0}
          />
        </Player>
      )}
    </VideoStage>
  );
}

/** Loads HLS support from this site; by default the library loads it from another host. */
function setBundledHls(provider: MediaProviderAdapter | null) {
  if (!isHLSProvider(provider)) return;
  provider.library = () => import('hls.js/light');
  provider.config = { enableWorker: false };
}

const isVideoElement = (target: EventTarget) =>
  target instanceof HTMLSourceElement || target instanceof HTMLVideoElement;

function handleKey(event: KeyboardEvent, player: MediaPlayerInstance | null) {
  const action = playerKeyAction(event, event.target instanceof HTMLButtonElement);
  if (!action || !player) return;
  event.preventDefault();
  // The page may use the same keys, such as for the next picture of an album.
  event.stopPropagation();
  runAction[action](player);
}

const runAction: Record<PlayerKeyAction, (player: MediaPlayerInstance) => void> = {
  'toggle-play': ({ remoteControl }) => remoteControl.togglePaused(),
  'toggle-mute': ({ remoteControl }) => remoteControl.toggleMuted(),
  'toggle-full-screen': ({ remoteControl }) => remoteControl.toggleFullscreen(),
  back: (player) => player.remoteControl.seek(getCurrentTime(player) - KEY_STEP),
  forward: (player) => player.remoteControl.seek(getCurrentTime(player) + KEY_STEP),
};

/** The time of the video element: the player's lags behind a seek, and quick key presses must add up. */
function getCurrentTime({ provider, currentTime }: MediaPlayerInstance): number {
  return isVideoProvider(provider) || isHLSProvider(provider) ? provider.video.currentTime : currentTime;
}

const Player = styled(MediaPlayer)`
  position: absolute;
  inset: 0;
  background: inherit;
  [data-media-provider],
  video {
    display: block;
    width: 100%;
    height: 100%;
  }
  video {
    object-fit: contain;
  }
`;
