import { css, type RuleSet } from 'styled-components';
import { media } from '../theme/media.ts';

/** Styles of a part of a lesson's player where controls and captions are rows below the picture (`LessonStage`). */
export const inRows = (styles: RuleSet) => css`
  ${media.narrowStage} {
    ${styles}
  }
  ${media.lessonSideways} {
    [data-lesson-page] & {
      ${styles}
    }
  }
`;

/** Styles of a wide stage outside of full screen: the controls are one row below the picture. */
export const inRow = (styles: RuleSet) => css`
  ${media.wideStage} {
    [data-media-player]:not([data-fullscreen]) & {
      ${styles}
    }
  }
`;

/** Styles in full screen on a phone on its side: the controls are a column to the right of the picture. */
export const inPhoneScreen = (styles: RuleSet) => css`
  ${media.low} {
    [data-fullscreen] & {
      ${styles}
    }
  }
`;

/** The width of that column. */
export const SCREEN_COLUMN = '14rem';
