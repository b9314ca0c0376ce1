import { css } from 'styled-components';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { forcedChoice } from '../../theme/forcedChoice.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/**
 * The days of the month and their lessons, as `MonthCell` and `MonthEvent` write them. One style sheet for all cells: a
 * month has 400 elements, and a styled component for each takes longer to render than the elements.
 */
export const monthCells = css`
  .month-cell {
    position: absolute;
    inset: 0;
    display: flex;
    flex-direction: column;
    gap: ${theme.space[1]};
  }
  .month-cell.is-overdue {
    background: color-mix(in srgb, ${theme.color.danger.tint} 40%, ${theme.color.surface.card});
  }
  .month-hidden {
    ${visuallyHidden}
  }
  .month-head {
    flex: none;
    display: flex;
    align-items: center;
    justify-content: space-between;
    height: 28px;
    padding: ${theme.space[1]} ${theme.space[2]} 0;
  }
  /* The button of a day covers its cell, below the lessons. */
  button.month-head::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  button.month-head:hover::after {
    box-shadow: inset 0 0 0 1px ${theme.color.action.mid};
  }
  button.month-head:is(:focus-visible, [aria-expanded='true']) {
    outline: none;
    &::after {
      box-shadow: inset 0 0 0 2px ${theme.color.action.base};
    }
  }
  .month-day {
    display: grid;
    align-items: center;
    justify-items: start;
    min-width: 28px;
    height: 28px;
    border-radius: 50%;
    font: ${theme.type.labelStrong};
    font-variant-numeric: tabular-nums;
  }
  .is-today > .month-head > .month-day {
    justify-items: center;
    margin-left: calc(-1 * ${theme.space[1]});
    background: ${theme.color.action.fill};
    color: ${theme.color.text.onAction};
    ${forcedChoice}
  }
  /* The disc of today has the room of the icon; the word stays. */
  ${media.tablet} {
    .is-today > .month-head svg {
      display: none;
    }
  }
  .month-more {
    padding-left: ${theme.space[4]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  .month-event {
    position: relative;
    flex: none;
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    min-height: 24px;
    margin-inline: ${theme.space[2]};
    padding: 0 ${theme.space[1]} 0 ${theme.space[2]};
    border-left: 3px solid ${theme.color.action.base};
    border-radius: ${theme.radius.control};
    background: ${theme.color.action.tint};
    font: ${theme.type.caption};
    text-align: left;
    transition: box-shadow ${theme.motion.quick};
  }
  .month-event:hover {
    box-shadow: inset 0 0 0 1px ${theme.color.action.mid};
  }
  .month-event.is-face-to-face {
    border-left-color: ${theme.color.accent.fill};
    background: ${theme.color.accent.tint};
  }
  ${media.forcedColors} {
    .month-event.is-face-to-face {
      border-left: 6px double;
    }
  }
  .month-event.is-face-to-face:hover {
    box-shadow: inset 0 0 0 1px ${theme.color.accent.fill};
  }
  .month-event[aria-expanded='true'] {
    box-shadow: 0 0 0 2px ${theme.color.action.base};
  }
  .month-event > svg {
    flex: none;
    color: ${theme.color.danger.ink};
  }
  .month-event-name {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  /* A name goes on to a second line before it is cut, the only one of a day to a fourth. */
  .has-room .month-event-name {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    margin-block: 3px;
    overflow-wrap: anywhere;
    word-break: keep-all;
    white-space: normal;
  }
  .has-room > .month-head + .month-event:last-child > .month-event-name {
    -webkit-line-clamp: 4;
  }
`;
