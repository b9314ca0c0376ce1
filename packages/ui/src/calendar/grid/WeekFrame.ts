import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { CalendarFrame, fitWeek, todayGround } from './CalendarFrame.ts';
import { weekEvents } from './weekEvents.ts';

/** The look of the week: slots of a quarter of an hour, a line an hour, the times on their lines. */
export const WeekFrame = styled(CalendarFrame)<{ $hourHeight: number }>`
  position: relative;
  ${weekEvents}
  /* FullCalendar writes the height of a whole week on it. */
  .fc .fc-view-harness {
    ${fitWeek}
  }
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
  .fc .fc-col-header-cell.fc-day-today {
    background: ${todayGround};
  }
  .fc .fc-timegrid-slot {
    height: ${({ $hourHeight }) => $hourHeight / 4}px;
    line-height: 0;
  }
  .fc .fc-timegrid-slot-minor {
    border-top: 0;
  }
  /* FullCalendar draws the gutter 4 px wide, then takes its width from the labels and moves every day. */
  .fc col {
    width: 64px !important;
  }
  .fc .fc-timegrid-slot-label {
    vertical-align: top;
  }
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
  .fc .is-covered .fc-timegrid-slot-label-cushion,
  .fc tr:first-child > .fc-timegrid-slot-label .fc-timegrid-slot-label-cushion {
    visibility: hidden;
  }
  .fc .fc-timegrid-col-events {
    margin: 0 2px;
  }
  .fc .fc-daygrid-body .fc-daygrid-day-events {
    min-height: 28px;
    margin-bottom: 2px;
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
  /* Under the words of the events, which it would strike through; the tint of a running one lets it shine through. */
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
  /* The time in the gutter, in the place of an hour nearby. */
  .fc .fc-timegrid-now-indicator-arrow {
    right: ${theme.space[2]};
    left: auto;
    margin-top: -10px;
    padding: 0 ${theme.space[2]};
    border: 0;
    border-radius: ${theme.radius.tag};
    background: ${theme.color.danger.ink};
    color: ${theme.color.text.onStatus};
    font: ${theme.type.caption};
    font-variant-numeric: tabular-nums;
  }
`;
