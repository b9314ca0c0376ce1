import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { CalendarFrame, todayGround } from './CalendarFrame.ts';

/** The look of the month: cells 124 px high, two events of 24 px each. */
export const MonthFrame = styled(CalendarFrame)`
  .fc .fc-col-header-cell {
    border-inline-color: transparent;
  }
  .fc .fc-col-header-cell-cushion {
    display: flex;
    align-items: center;
    height: 43px;
    padding: 0 ${theme.space[2]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.body};
  }
  .fc .fc-col-header-cell.fc-day-today {
    background: none;
  }
  .fc .fc-daygrid-day-frame {
    height: 123px;
    min-height: 123px;
  }
  .fc .fc-daygrid-day-top {
    display: block;
  }
  .fc .fc-daygrid-day-number {
    display: block;
    padding: 0;
    position: static;
  }
  .fc .fc-day-other .fc-daygrid-day-top {
    opacity: 1;
  }
  .fc .fc-day-other {
    background: ${theme.color.surface.ground};
  }
  .fc .other-day {
    display: block;
    padding: ${theme.space[1]} ${theme.space[2]} 0;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.label};
  }
  .fc .fc-daygrid-day.is-overdue {
    background: color-mix(in srgb, ${theme.color.danger.tint} 40%, ${theme.color.surface.card});
  }
  .fc .fc-daygrid-day.fc-day-today {
    background: ${todayGround};
    box-shadow: inset 0 0 0 2px ${theme.color.action.base};
  }
  .fc .fc-daygrid-day-events {
    margin: 0;
    min-height: 0;
  }
  .fc .fc-daygrid-event-harness {
    margin-inline: ${theme.space[2]};
  }
  .fc .fc-daygrid-event {
    height: 24px;
    margin: 0 0 4px;
  }
  .fc .fc-daygrid-event .fc-event-title {
    padding: 0 ${theme.space[1]} 0 ${theme.space[2]};
    overflow: hidden;
    font: ${theme.type.caption};
    line-height: 24px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .fc .is-overdue .fc-event-title {
    padding-right: ${theme.space[5]};
  }
  /* The day says that it is done. */
  .fc .is-done .fc-event-main::after {
    content: none;
  }
  .fc .fc-daygrid-day-bottom {
    display: none;
  }
`;
