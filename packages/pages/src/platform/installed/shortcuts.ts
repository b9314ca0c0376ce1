import { paths } from '../navigation/paths.ts';

/** What a long press on the installed app's icon opens, by its name. */
export const SHORTCUTS = { today: '今天的课', timetable: '课表' } as const;

export type Shortcut = keyof typeof SHORTCUTS;

const PARAMETER = 'open';

/** The list of classes, which opens the page of the class that the student is in. */
export const shortcutPath = (shortcut: Shortcut): string => `${paths.myClasses}?${PARAMETER}=${shortcut}`;

/** The shortcut that an address of the list of classes names; null for its own. */
export function readShortcut(search: URLSearchParams): Shortcut | null {
  const name = search.get(PARAMETER);
  return name === 'today' || name === 'timetable' ? name : null;
}
