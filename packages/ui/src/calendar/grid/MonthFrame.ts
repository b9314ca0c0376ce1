import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { CalendarFrame, todayGround } from './CalendarFrame.ts';
import { monthCells } from './monthCells.ts';

/** The look of the month: cells 124 px high, filled by `MonthCell`. */
export const MonthFrame = styled(CalendarFrame)`
  ${monthCells}
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
  .fc .is-today .fc-col-header-cell-cushion {
    color: ${theme.color.action.base};
    font: ${theme.type.bodyStrong};
  }
  .fc .fc-daygrid-day-frame {
    height: 123px;
    min-height: 123px;
  }
  .fc .fc-daygrid-day-top,
  .fc .fc-daygrid-day-number {
    display: contents;
  }
  .fc .fc-daygrid-day-events {
    display: none;
  }
  .fc .fc-day-other {
    background: ${theme.color.surface.ground};
  }
  .fc .fc-day-other .fc-daygrid-day-top {
    opacity: 1;
  }
  .fc .fc-day-other .fc-daygrid-day-number {
    display: block;
    padding: ${theme.space[1]} ${theme.space[2]} 0;
    color: ${theme.color.text.tertiary};
    font: ${theme.type.label};
  }
  .fc .fc-daygrid-day.fc-day-today {
    background: ${todayGround};
    box-shadow: inset 0 0 0 2px ${theme.color.action.base};
  }
`;
