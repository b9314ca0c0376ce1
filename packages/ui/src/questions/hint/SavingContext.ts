import { createContext } from 'react';

/** False in the practice room, where no answer is saved. */
export const SavingContext = createContext(true);
