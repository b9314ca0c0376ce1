import { css, styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { inPhoneScreen, inRow, inRows } from '../inRows.ts';

/** A row below the picture; the seek line lies on its upper edge, with a finger's height over and under it. */
const bar = css`
  position: relative;
  height: var(--control-row);
  padding: 0 ${theme.space[4]};
  background: ${theme.color.surface.stage};
  > :first-child {
    position: absolute;
    inset: calc(-1 * ${theme.space[3]}) 0 auto;
  }
`;

/** Between its buttons a finger reaches the seek line. */
const row = css`
  position: relative;
  height: 100%;
  pointer-events: none;
  button,
  [role='menu'] {
    pointer-events: auto;
  }
`;

/** The foot of the stage: the seek bar over a row of controls. */
export const ControlBar = styled.div`
  padding: ${theme.space[10]} ${theme.space[4]} ${theme.space[1]};
  background: linear-gradient(transparent, ${theme.color.surface.pill} 56%);
  ${media.narrowPlayer} {
    padding-top: ${theme.space[4]};
    padding-bottom: 0;
  }
  /* The lower part of the seek bar's target would be under the buttons. */
  ${media.coarsePointer} {
    > :first-child {
      top: -10px;
    }
  }
  ${inRow(bar)}
  ${inRows(bar)}
  ${inPhoneScreen(css`
    display: flex;
    flex-direction: column;
    justify-content: center;
    gap: ${theme.space[4]};
    height: 100%;
    padding: ${theme.space[4]};
    background: ${theme.color.surface.stage};
    > :first-child {
      position: static;
    }
  `)}
  ${media.forcedColors} {
    padding-top: ${theme.space[1]};
    background: Canvas;
  }
`;

export const ControlRow = styled.div`
  display: flex;
  align-items: center;
  margin: 0 calc(-1 * ${theme.space[3]});
  ${inRow(row)}
  ${inRows(row)}
  /* The seek line alone stays above a keyboard. */
  [data-low] & {
    display: none;
  }
  ${inPhoneScreen(css`
    flex-wrap: wrap;
    justify-content: space-between;
    height: auto;
    margin: 0;
  `)}
`;
