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
}
