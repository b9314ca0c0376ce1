import { formatPlayTime } from '@cloud-school/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { toVideoSource } from '../../../player/poster/toVideoSource.ts';
import { RenderNearViewport } from '../../../primitives/render-near-viewport/RenderNearViewport.tsx';
import { theme } from '../../../theme/theme.ts';

/** Seconds: the first frame is often black, and Safari draws none at 0. */
const AT = 0.1;

/** A tint, under a frame of the video near the viewport: highlights have no poster. A stream stays a tint. */
export function VideoFrame({ url }: { url: string }) {
  const source = toVideoSource(url);
  const [duration, setDuration] = useState<number | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const hasFrame = source?.type === 'video/mp4' && !hasFailed;
  return (
    <Ground
      data-duration={duration !== null && Number.isFinite(duration) ? formatPlayTime(duration) : undefined}
    >
      {hasFrame && (
        <RenderNearViewport minHeight={1}>
          <Frame
            src={`${source.src.replace(/#.*/, '')}#t=${AT}`}
            preload="metadata"
            muted
            playsInline
            tabIndex={-1}
            aria-hidden
            onLoadedMetadata={({ currentTarget }) => setDuration(currentTarget.duration)}
            onError={() => setFailed(true)}
          />
        </RenderNearViewport>
      )}
    </Ground>
  );
}

const Ground = styled.div`
  position: absolute;
  inset: 0;
  background: ${theme.color.action.tint};
  /* Not text: the button above is named by its highlight. */
  &[data-duration]::after {
    content: attr(data-duration);
    position: absolute;
    right: ${theme.space[2]};
    bottom: ${theme.space[2]};
    padding: 2px ${theme.space[2]};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface.pill};
    color: ${theme.color.text.onStage};
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
  }
`;

const Frame = styled.video`
  display: block;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;
