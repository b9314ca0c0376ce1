import { createContext } from 'react';

/**
 * Called when a pointer has picked the one option of a question, so that the next question may follow by itself; null where the
 * student always moves on. A key never calls it: arrows choose each option on their way.
 */
export const PickedContext = createContext<(() => void) | null>(null);
