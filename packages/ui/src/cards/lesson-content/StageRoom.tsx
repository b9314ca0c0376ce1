import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface StageRoomProps {
  /** The frame where the student stopped; it stands until the video has come. */
  posterUrl?: string | null;
}

/** The place of a player before it is known: its picture and the row of its controls, on phones that of its captions too. */
export function StageRoom({ posterUrl }: StageRoomProps) {
  return <Room>{posterUrl && <img src={posterUrl} alt="" decoding="sync" />}</Room>;
}

const rows = css`
  box-sizing: border-box;
  aspect-ratio: auto;
  height: calc(56.25vw + 5.25rem);
  padding-bottom: 5.25rem;
`;

const Room = styled.div`
  box-sizing: content-box;
  aspect-ratio: 16 / 9;
  padding-bottom: 3rem;
  background: ${theme.color.surface.stage};
  img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
  ${media.lessonPhone} {
    [data-lesson-page] & {
      ${rows}
    }
  }
  ${media.lessonSideways} {
    [data-lesson-page] & {
      height: 100dvh;
    }
  }
`;
