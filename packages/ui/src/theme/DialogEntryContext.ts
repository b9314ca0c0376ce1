import { type ComponentType, createContext } from 'react';

/**
 * What an open dialog or drawer renders beside itself, so that Back closes it; the owner of the history provides it. Null
 * where a dialog has its entry of the history already, and where there is no history, as in a story.
 */
export const DialogEntryContext = createContext<ComponentType<{ onClose: () => void }> | null>(null);
