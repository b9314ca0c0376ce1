/**
 * Takes FullCalendar's roles of a grid away: it has no keys of a grid, and labels its cells with half of what they say and
 * the heads of its days in English. Events and days are buttons that name their date.
 */
export function dropGridRoles({ el }: { el: HTMLElement }): void {
  for (const part of el.querySelectorAll('[role]:not(.fc-event)')) {
    part.setAttribute('role', 'presentation');
    part.removeAttribute('aria-labelledby');
  }
  for (const head of el.querySelectorAll('.fc-col-header-cell-cushion')) head.removeAttribute('aria-label');
}
