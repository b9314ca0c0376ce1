import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { CalendarFrame } from './CalendarFrame.ts';

/** The look of the week: 48 px an hour, a line an hour, the times on their lines. */
export const WeekFrame = styled(CalendarFrame)`
  .fc .fc-timegrid-axis,
  .fc .fc-timegrid-slot-label,
  .fc .fc-timegrid-now-indicator-container + td {
    border-color: transparent;
  }
  .fc .fc-timegrid-axis-cushion {
    padding-inline: ${theme.space[2]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  .fc .fc-col-header-cell-cushion {
    display: block;
    padding: 0;
  }
  .fc .fc-col-header-cell {
    border-inline-color: transparent;
  }
  .fc .fc-timegrid-slot {
    height: 12px;
    line-height: 0;
  }
  .fc .fc-timegrid-slot-minor {
    border-top: 0;
  }
  /* FullCalendar takes the width of the gutter from its labels. */
  .fc .fc-timegrid-slot-label-frame {
    height: 0;
    text-align: right;
  }
  .fc .fc-timegrid-slot-label-cushion {
    display: block;
    width: 63px;
    padding: 0 ${theme.space[2]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
    transform: translateY(-9px);
  }
  .fc tr:first-child > .fc-timegrid-slot-label .fc-timegrid-slot-label-cushion {
    visibility: hidden;
  }
  .fc .fc-timegrid-col-events {
    margin: 0 2px;
  }
  .fc .fc-timegrid-event {
    margin-bottom: 1px;
  }
  .fc .fc-timegrid-event .fc-event-main-frame {
    height: 100%;
    padding: ${theme.space[1]} ${theme.space[1]} 0 ${theme.space[2]};
  }
  .fc .fc-event-time {
    overflow: visible;
    margin: 0;
    color: ${theme.color.action.hover};
    font: inherit;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
  .fc .is-face-to-face .fc-event-time {
    color: ${theme.color.accent.ink};
  }
  .fc .fc-event-time::after {
    content: none;
  }
  .fc .fc-event-title-container {
    flex: 1 1 0;
    min-width: 0;
    min-height: 0;
  }
  /* As many whole lines of the name as fit. */
  .fc .fc-event-title {
    position: static;
    max-height: round(down, 100%, 18px);
    overflow: hidden;
    overflow-wrap: anywhere;
    font: ${theme.type.captionStrong};
  }
  /* One line under 40 px. */
  .fc .fc-timegrid-event-short .fc-event-main-frame,
  .fc .fc-daygrid-event .fc-event-main-frame {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    padding-block: 0;
  }
  .fc .fc-timegrid-event-short .fc-event-title,
  .fc .fc-daygrid-event .fc-event-title {
    max-height: none;
    padding: 0 ${theme.space[2]} 0 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .fc .fc-timegrid-event-short.is-done .fc-event-title,
  .fc .fc-timegrid-event-short.is-overdue .fc-event-title,
  .fc .fc-daygrid-event.is-done .fc-event-title,
  .fc .fc-daygrid-event.is-overdue .fc-event-title {
    padding-right: ${theme.space[5]};
  }
  .fc .fc-daygrid-event .fc-event-title {
    padding-left: ${theme.space[2]};
  }
  .fc .fc-daygrid-event .fc-event-main-frame {
    height: 24px;
  }
  .fc .fc-daygrid-event {
    height: 24px;
    margin-top: 2px;
    font: ${theme.type.caption};
  }
  .fc .fc-daygrid-body .fc-daygrid-day-events {
    min-height: 28px;
    margin-bottom: 2px;
  }
  .fc .fc-daygrid-event .fc-event-main {
    height: 24px;
  }
  .fc .fc-daygrid-day-bottom {
    display: none;
  }
  .fc .fc-timegrid-divider {
    padding: 0;
    border: 0;
  }
  .fc .fc-scroller:focus-visible {
    outline: 2px solid ${theme.color.action.base};
    outline-offset: -2px;
  }
  .fc .fc-timegrid-now-indicator-container {
    overflow: visible;
  }
  /* Behind the events, whose names it would strike through. */
  .fc .fc-timegrid-now-indicator-line {
    z-index: 2;
    border-width: 1px 0 0;
    &::before {
      content: '';
      position: absolute;
      top: -5px;
      left: -5px;
      width: 9px;
      height: 9px;
      border-radius: 50%;
      background: ${theme.color.danger.ink};
    }
  }
  /* The time in the gutter, over the label of an hour nearby. */
  .fc .fc-timegrid-now-indicator-arrow {
    right: ${theme.space[2]};
    left: auto;
    margin-top: -10px;
    padding: 0 ${theme.space[2]};
    border: 0;
    border-radius: ${theme.radius.tag};
    background: ${theme.color.danger.ink};
    color: ${theme.color.text.onAction};
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
  }
`;
