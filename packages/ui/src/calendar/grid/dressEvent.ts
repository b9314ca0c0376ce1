import type { EventMountArg } from '@fullcalendar/core';
import { lessonLabel } from '../lesson/lessonWords.ts';
import { lessonOfEvent } from './toEvent.ts';

/**
 * Makes FullCalendar's focusable event a button that opens a card, named with its day. The content stays FullCalendar's
 * own: content drawn by React costs a portal for each event.
 */
export function dressEvent({ el, event }: EventMountArg): void {
  el.setAttribute('role', 'button');
  el.setAttribute('aria-haspopup', 'dialog');
  el.setAttribute('aria-expanded', 'false');
  for (const child of el.children) child.setAttribute('aria-hidden', 'true');
  // Hidden text and not a label, which would have to repeat the words on the event in their order.
  const name = document.createElement('span');
  name.className = 'event-name';
  name.textContent = lessonLabel(lessonOfEvent(event));
  el.append(name);
  el.style.setProperty('--name-lines', `${nameLines(event)}`);
}

/** Lines of 18 px below the line of the time, at 48 px an hour (TIME-02); CSS cannot count them. */
function nameLines({ start, end }: EventMountArg['event']): number {
  const hours = start && end ? (end.getTime() - start.getTime()) / 3_600_000 : 0;
  return Math.max(1, Math.floor((hours * 48 - 23) / 18));
}
