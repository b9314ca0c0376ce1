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
import { KEY_STEP, playerKeyAction } from './playerKey.ts';
import type { Video } from './Video.ts';
import { VideoFailure } from './VideoFailure.tsx';
import { VideoPoster } from './VideoPoster.tsx';
import { VideoStage } from './VideoStage.ts';
import { videoSource } from './videoSource.ts';

interface VideoPlayerProps extends Video {
  /** Plays as soon as it can and takes the focus: a person has just asked for it. */
  isStartedAtOnce?: boolean;
}

/** Plays one video with the school's own controls. It is heavy: pages use LazyVideo, which fetches it on first need. */
export function VideoPlayer({ src, title, posterUrl, ratio, isStartedAtOnce = false }: VideoPlayerProps) {
  const player = useRef<MediaPlayerInstance>(null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<string | null>(null);
  const source = videoSource(src);
  const key = `${attempt} ${src}`;
  const hasFailed = source === null || failedAttempt === key;

  return (
    <VideoStage
      $ratio={ratio}
      // A file that is not there is told to its source element alone, on the way down.
      onErrorCapture={({ target }) => isOfVideo(target) && setFailedAttempt(key)}
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
            // The library's own way of hiding controls would take the focus off them.
            if (instance) instance.controls.canIdle = false;
          }}
          ariaLabel={`视频：${title}`}
          tabIndex={-1}
          src={source}
          // Told, not guessed: guessing would ask the network.
          viewType="video"
          streamType="on-demand"
          load="eager"
          preload="metadata"
          autoPlay={isStartedAtOnce || attempt > 0}
          playsInline
          keyDisabled
          logLevel="silent"
          onProviderChange={bringOwnHls}
          onError={() => setFailedAttempt(key)}
          onKeyDown={(event: KeyboardEvent) => act(event, player.current)}
        >
          <MediaProvider />
          <PlayerFront
            poster={<VideoPoster title={title} posterUrl={posterUrl} ratio={ratio} />}
            hasFocus={isStartedAtOnce || attempt > 0}
          />
        </Player>
      )}
    </VideoStage>
  );
}

/** Playlists bring their own part of the player; left alone, the library would fetch it from another host. */
function bringOwnHls(provider: MediaProviderAdapter | null) {
  if (!isHLSProvider(provider)) return;
  provider.library = () => import('hls.js');
  provider.config = { enableWorker: false };
}

const isOfVideo = (target: EventTarget) =>
  target instanceof HTMLSourceElement || target instanceof HTMLVideoElement;

function act(event: KeyboardEvent, player: MediaPlayerInstance | null) {
  const action = playerKeyAction(event, event.target instanceof HTMLButtonElement);
  if (!action || !player) return;
  event.preventDefault();
  // The page around may have uses of its own for the same keys, such as the next picture of an album.
  event.stopPropagation();
  if (action === 'toggle-play') player.remoteControl.togglePaused();
  else if (action === 'toggle-mute') player.remoteControl.toggleMuted();
  else if (action === 'toggle-full-screen') player.remoteControl.toggleFullscreen();
  else player.remoteControl.seek(timeOf(player) + (action === 'back' ? -KEY_STEP : KEY_STEP));
}

/** The video's own time: the player's lags behind a seek, and keys pressed quickly must add up. */
function timeOf({ provider, currentTime }: MediaPlayerInstance): number {
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
