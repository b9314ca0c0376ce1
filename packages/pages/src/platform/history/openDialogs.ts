import type { Location } from 'react-router-dom';
import { readEntry } from './readEntry.ts';

const listeners = new Set<() => void>();
let count = 0;

function change(by: 1 | -1): void {
  count += by;
  for (const listener of listeners) listener();
}

/** How many dialogs with an entry of the history are open. */
export const openDialogs = {
  count: () => count,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
  /** Counts a dialog; returns the function that counts it off. */
  add(): () => void {
    change(1);
    return () => change(-1);
  },
};

/** How many dialogs an entry of the history was pushed for. */
export function dialogsOf({ pathname, state }: Pick<Location, 'pathname' | 'state'>): number {
  const { dialogs, dialogPath } = readEntry(state);
  // A redirect, such as that to the login, passes the state on to another page.
  return typeof dialogs === 'number' && dialogPath === pathname ? dialogs : 0;
}

/** The state of an entry with that many dialogs over its page. */
export const withDialogs = ({ pathname, state }: Pick<Location, 'pathname' | 'state'>, dialogs: number) => ({
  ...readEntry(state),
  dialogs,
  dialogPath: pathname,
});
