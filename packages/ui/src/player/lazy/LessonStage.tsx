import type { ComponentProps } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { VideoStage } from '../poster/VideoStage.ts';

/** The stage of a lesson fills its column, without round corners. Its parts know its width by the container `stage`. */
export function LessonStage({ hasCaptions, ...rest }: LessonStageProps) {
  return (
    <Room>
      <Stage {...rest} data-captions={hasCaptions} $ratio="16/9" />
    </Room>
  );
}

interface LessonStageProps extends Omit<ComponentProps<'div'>, 'color'> {
  /** Whether a row below the picture is theirs. */
  hasCaptions: boolean;
}

const Room = styled.div`
  container: stage / inline-size;
  width: 100%;
`;

/* Captions and controls are rows below the picture, at which whole layers end by `--picture`. */
const Stage = styled(VideoStage)`
  --control-row: 3rem;
  --caption-row: var(--lesson-caption-row, 2.25rem);
  &[data-captions='false'] {
    --caption-row: 0rem;
  }
  --notices-foot: calc(var(--control-row) + ${theme.space[3]});
  --picture: calc(100cqi * 9 / 16);
  aspect-ratio: auto;
  height: calc(var(--picture) + var(--caption-row) + var(--control-row));
  border-radius: 0;
  /* A poster is a frame of the video, and lies where the video is. */
  img {
    object-fit: contain;
  }
  /* Not behind the upper edge of the picture, where a part of a pixel of it would be a dark hairline. */
  &::before {
    inset: 1px 0 0;
    /* Nor behind the round corners of a card that it is the upper part of. */
    border-radius: calc(${theme.radius.card} + 2px) calc(${theme.radius.card} + 2px) 0 0;
  }
  /* A page that has nothing but dark above it shows the ground of a card there, while the picture is dark. */
  [data-lesson-page] &::before {
    inset: 0;
    border-radius: 0;
  }
  ${media.narrowStage} {
    /* Above a keyboard the picture and the seek line stay. */
    [data-low] & {
      --control-row: 2px;
    }
  }
  /* The picture has all the height of a phone on its side that its rows leave. */
  ${media.lessonSideways} {
    [data-lesson-page] & {
      --picture: calc(100dvh - var(--caption-row) - var(--control-row));
    }
  }
`;
