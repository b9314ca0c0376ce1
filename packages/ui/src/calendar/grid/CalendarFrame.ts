import { styled } from 'styled-components';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';

/** The ground of today's column and cell. */
export const todayGround = `color-mix(in srgb, ${theme.color.action.tint} 60%, ${theme.color.surface.card})`;

/** Sets FullCalendar to tokens: what the week and the month share. */
export const CalendarFrame = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  .fc {
    --fc-border-color: ${theme.color.line.hairline};
    --fc-page-bg-color: ${theme.color.surface.card};
    --fc-today-bg-color: ${todayGround};
    --fc-now-indicator-color: ${theme.color.danger.ink};
    --fc-neutral-bg-color: ${theme.color.surface.fill};
    font: ${theme.type.body};
  }
  .fc .fc-scrollgrid {
    border: 0;
  }
  .fc .fc-scrollgrid-section > td,
  .fc .fc-scrollgrid-section > th {
    border-right: 0;
  }
  .fc .fc-scrollgrid-section:last-child > td {
    border-bottom: 0;
  }
  .fc th {
    text-align: left;
    font-weight: inherit;
  }
  .fc .fc-col-header-cell.fc-day-today {
    background: ${todayGround};
  }
  .fc a {
    color: inherit;
    text-decoration: none;
    cursor: default;
  }
  /* Events: a tint with a 3 px edge, by the kind of the lesson (TIME-06). */
  .fc .fc-event {
    border: 0;
    border-left: 3px solid ${theme.color.action.base};
    border-radius: ${theme.radius.control};
    background: ${theme.color.action.tint};
    box-shadow: none;
    color: ${theme.color.text.primary};
    cursor: pointer;
    transition: box-shadow ${theme.motion.quick};
  }
  .fc .fc-event.is-face-to-face {
    border-left-color: ${theme.color.accent.fill};
    background: ${theme.color.accent.tint};
  }
  .fc .fc-event::before,
  .fc .fc-event::after {
    content: none;
  }
  .fc .fc-event .fc-event-main {
    padding: 0;
    color: inherit;
    font: ${theme.type.caption};
  }
  .fc .event-name {
    ${visuallyHidden}
  }
  /* A tick on what is done, a cross on what is overdue. */
  .fc .is-done .fc-event-main::after,
  .fc .is-overdue .fc-event-main::after {
    content: '✓';
    content: '✓' / '';
    position: absolute;
    top: 5px;
    right: 5px;
    display: grid;
    place-items: center;
    width: 14px;
    height: 14px;
    border-radius: 50%;
    box-shadow: inset 0 0 0 1.5px currentColor;
    color: ${theme.color.success.ink};
    font: ${theme.type.captionStrong};
    line-height: 1;
    transform: scale(0.9);
  }
  .fc .is-overdue .fc-event-main::after {
    content: '×';
    content: '×' / '';
    color: ${theme.color.danger.ink};
  }
  .fc .fc-event:hover {
    box-shadow: inset 0 0 0 1px ${theme.color.action.mid};
  }
  .fc .fc-event.is-face-to-face:hover {
    box-shadow: inset 0 0 0 1px ${theme.color.accent.fill};
  }
  .fc .fc-event[aria-expanded='true'] {
    box-shadow: 0 0 0 2px ${theme.color.action.base};
  }
  .fc .fc-event:focus-visible {
    z-index: 5;
    outline: 2px solid ${theme.color.action.base};
    outline-offset: 2px;
    box-shadow: none;
  }
`;
