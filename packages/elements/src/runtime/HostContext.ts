import { createContext } from 'react';

/** The element that is drawn: its events begin there. */
export const HostContext = createContext<HTMLElement | null>(null);
