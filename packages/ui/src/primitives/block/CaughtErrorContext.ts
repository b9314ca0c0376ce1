import { createContext } from 'react';

/** Receives what the boundaries below it catch. */
export const CaughtErrorContext = createContext<((error: unknown) => void) | undefined>(undefined);
