import { css } from 'styled-components';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { LessonPhase } from '../lesson/Lesson.ts';
import { todayGround } from './CalendarFrame.ts';

/** The outline of an icon of Lucide (circle-check, circle-x), filled with the background of the element that it masks. */
const maskOf = (path: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='black' stroke-width='2.5' stroke-linecap='round' stroke-linejoin='round'><circle cx='12' cy='12' r='10'/><path d='${path}'/></svg>`,
  )}")`;

/** The signs of lessons in the week as masks: FullCalendar's own events have no place for a drawing of React. */
const signMasks: Record<Extract<LessonPhase, 'done' | 'overdue'>, string> = {
  done: maskOf('m8 12 3 3 5-6'),
  overdue: maskOf('m9 9 6 6m0-6-6 6'),
};

/** The lessons of the week: a tint with a 3 px edge by the kind of the lesson (TIME-06), and a sign by its phase. */
export const weekEvents = css`
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
  /* The line of now shines through the tint, beside the words and not through them. */
  .fc .fc-event.is-running {
    --words-ground: color-mix(in srgb, ${theme.color.action.mid} 24%, ${todayGround});
    background: color-mix(in srgb, ${theme.color.action.mid} 24%, transparent);
    box-shadow: inset 0 0 0 2px ${theme.color.action.mid};
  }
  .fc .fc-event.is-face-to-face.is-running {
    --words-ground: color-mix(in srgb, ${theme.color.accent.tint} 75%, ${todayGround});
    background: color-mix(in srgb, ${theme.color.accent.tint} 75%, transparent);
    box-shadow: inset 0 0 0 2px ${theme.color.accent.fill};
  }
  /* Backgrounds are gone: the edge alone tells the kinds. */
  ${media.forcedColors} {
    .fc .fc-event {
      border: 1px solid;
      border-left: 4px solid;
    }
    .fc .fc-event.is-face-to-face {
      border-style: dashed;
      border-left: 6px double;
    }
  }
  .fc .fc-event::before,
  .fc .fc-event::after {
    content: none;
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
  .fc .event-name {
    ${visuallyHidden}
  }
  .fc .fc-event-main {
    padding: 0;
    color: inherit;
    font: ${theme.type.caption};
  }
  .fc .is-done .fc-event-main::after,
  .fc .is-overdue .fc-event-main::after {
    content: '';
    position: absolute;
    top: 5px;
    right: 5px;
    width: 14px;
    height: 14px;
    background: ${theme.color.success.ink};
    mask: ${signMasks.done};
  }
  .fc .is-tight .fc-event-main::after {
    top: 2px;
  }
  .fc .fc-timegrid-event-short .fc-event-main::after {
    top: calc(50% - 7px);
  }
  .fc .is-overdue .fc-event-main::after {
    background: ${theme.color.danger.ink};
    mask: ${signMasks.overdue};
  }
  .fc .is-tight {
    --line: 1rem;
  }
  .fc .is-tight .fc-event-main {
    line-height: var(--line);
  }
  .fc .fc-event-main-frame {
    height: 100%;
    padding: ${theme.space[1]} ${theme.space[1]} 0 ${theme.space[2]};
  }
  .fc .is-tight .fc-event-main-frame {
    padding-top: 0;
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
  .fc .fc-event.is-running .fc-event-time {
    color: inherit;
  }
  .fc .fc-timegrid-event.is-running :is(.fc-event-time, .fc-event-title) {
    width: fit-content;
    background: var(--words-ground);
  }
  .fc .fc-event-time::after {
    content: none;
  }
  .fc .fc-event-title-container {
    flex: 1 1 0;
    min-width: 0;
    min-height: 0;
  }
  /* As many whole lines of the name as fit, see dressEvent. */
  .fc .fc-event-title {
    position: static;
    display: -webkit-box;
    max-height: round(down, 100%, var(--line, 18px));
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: var(--name-lines);
    overflow-wrap: anywhere;
    word-break: var(--name-break, keep-all);
    font: ${theme.type.captionStrong};
    line-height: var(--line, 18px);
  }
  /* One line: events that are too low for two (see eventShortHeight), and those of whole days. */
  .fc .fc-timegrid-event-short .fc-event-main-frame,
  .fc .fc-daygrid-event .fc-event-main-frame {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    padding-block: 0;
  }
  .fc .fc-timegrid-event-short .fc-event-title,
  .fc .fc-daygrid-event .fc-event-title {
    display: block;
    max-height: none;
    padding: 0 2px 0 0;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  .fc .fc-timegrid-event-short:is(.is-done, .is-overdue) .fc-event-title,
  .fc .fc-daygrid-event:is(.is-done, .is-overdue) .fc-event-title {
    padding-right: ${theme.space[5]};
  }
  ${media.tablet} {
    .fc .fc-timegrid-event-short .fc-event-time {
      display: none;
    }
    .fc .fc-timegrid-event-short .fc-event-main::after {
      display: none;
    }
    .fc .fc-timegrid-event-short:is(.is-done, .is-overdue) .fc-event-title {
      padding-right: 2px;
    }
  }
  .fc .fc-timegrid-event {
    margin-bottom: 1px;
  }
  .fc .fc-daygrid-event {
    height: 24px;
    margin-top: 2px;
    font: ${theme.type.caption};
  }
  .fc .fc-daygrid-event :is(.fc-event-main, .fc-event-main-frame) {
    height: 24px;
  }
`;
