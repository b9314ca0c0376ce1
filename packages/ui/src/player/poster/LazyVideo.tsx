import { isolate } from '@cloud-school/domain';
import { useContext, useEffect, useState } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { RenewAddress } from '../../theme/RenewAddress.ts';
import { theme } from '../../theme/theme.ts';
import { PlaybackFailure } from './PlaybackFailure.tsx';
import { PlayInvitation } from './PlayInvitation.tsx';
import type { Video } from './Video.ts';
import { VideoPoster } from './VideoPoster.tsx';
import { VideoStage } from './VideoStage.ts';

const loadPlayer = async () => (await import('../VideoPlayer.tsx')).VideoPlayer;

export interface LazyVideoProps extends Video {
  /** Loads and plays at once, after a press that opened it. */
  autoPlay?: boolean;
}

/** The poster of a video; the player and the video load when it is first played. */
export function LazyVideo(props: LazyVideoProps) {
  const { src, title, autoPlay = false } = props;
  const renewAddress = useContext(RenewAddress);
  const [retriedTitle, setRetriedTitle] = useState<string | null>(null);
  function handleRenew() {
    setRetriedTitle(title);
    return renewAddress(src);
  }
  return (
    <PosterOrPlayer
      // The key shows the poster again when the video changes; one that 重试 asked for goes on at its new address.
      key={src}
      {...props}
      autoPlay={autoPlay || retriedTitle === title}
      onRenew={handleRenew}
    />
  );
}

interface PosterOrPlayerProps extends LazyVideoProps {
  onRenew: () => Promise<unknown>;
}

function PosterOrPlayer({ autoPlay = false, onRenew, ...video }: PosterOrPlayerProps) {
  const { module: Player, hasFailed, preload, load } = useLazyModule(loadPlayer);
  useEffect(() => {
    if (autoPlay) load();
  }, [autoPlay, load]);

  if (Player) return <Player {...video} autoPlay onRenew={onRenew} />;
  return (
    <VideoStage $ratio={video.ratio}>
      <Cover
        type="button"
        aria-label={`播放视频：${isolate(video.title)}`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={load}
      >
        <VideoPoster {...video} />
        <PlayInvitation />
      </Cover>
      {hasFailed && <PlaybackFailure medium="video" onRetry={load} />}
    </VideoStage>
  );
}

const Cover = styled.button`
  display: block;
  width: 100%;
  height: 100%;
  border-radius: inherit;
  > span > span {
    transition: transform ${theme.motion.quick};
  }
  &:hover > span > span {
    transform: scale(1.06);
  }
`;
