import type { ComponentProps } from 'react';
import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { VideoStage } from '../poster/VideoStage.ts';

/** The stage of a lesson fills its column, without round corners. Its parts know its width by the container `stage`. */
export function LessonStage(props: Omit<ComponentProps<'div'>, 'color'>) {
  return (
    <Room>
      <Stage {...props} $ratio="16/9" />
    </Room>
  );
}

const Room = styled.div`
  container: stage / inline-size;
  width: 100%;
`;

/** Heights of the rows below the picture; whole layers end at the picture by `--picture`. */
const rows = css`
  --caption-row: var(--lesson-caption-row, 2.25rem);
  /* Over captions that the page has folded away, where the player says something. */
  &:has([data-hint]) {
    --caption-row: 2.25rem;
  }
`;

const Stage = styled(VideoStage)`
  --control-row: 3rem;
  --caption-row: 0rem;
  --notices-foot: calc(var(--control-row) + ${theme.space[3]});
  --picture: calc(100cqi * 9 / 16);
  aspect-ratio: auto;
  height: calc(var(--picture) + var(--caption-row) + var(--control-row));
  border-radius: 0;
  /* Not behind the upper edge of the picture, where a part of a pixel of it would be a dark hairline. */
  &::before {
    inset: 1px 0 0;
  }
  ${media.narrowStage} {
    ${rows}
  }
  /* The picture has all the height of a phone on its side that its rows leave. */
  ${media.lessonSideways} {
    [data-lesson-page] & {
      ${rows}
      --picture: calc(100dvh - var(--caption-row) - var(--control-row));
    }
  }
`;
