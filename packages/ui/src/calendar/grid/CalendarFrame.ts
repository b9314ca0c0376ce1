import { css, styled } from 'styled-components';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The ground of today's column and cell. */
export const todayGround = `color-mix(in srgb, ${theme.color.action.tint} 60%, ${theme.color.surface.card})`;

/** A week in a window that is too low for it: as many hours as fit below the page's head, so that the line of now is in view. */
export const fitWeek = css`
  ${media.short} {
    max-height: max(20rem, 100dvh - 16rem);
  }
`;

/** Sets FullCalendar to tokens: what the week and the month share. */
export const CalendarFrame = styled.div`
  overflow: hidden;
  ${cardSurface}
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
  .fc a {
    color: inherit;
    text-decoration: none;
    cursor: default;
  }
`;
