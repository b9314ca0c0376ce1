import { styled } from 'styled-components';
import { VideoStage } from '../poster/VideoStage.ts';

/** The stage of a lesson fills its column, without round corners. */
export const LessonStage = styled(VideoStage)`
  border-radius: 0;
  &::before {
    inset: 0;
  }
`;
