import { createContext, type ReactNode } from 'react';

/**
 * Renders what an open dialog or drawer has beside itself, so that Back closes it; the owner of the history provides it. Null
 * where a dialog has its entry of the history already, and where there is no history, as in a story.
 */
export const DialogEntryContext = createContext<((onClose: () => void) => ReactNode) | null>(null);
