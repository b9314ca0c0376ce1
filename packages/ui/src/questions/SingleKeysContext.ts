import { createContext } from 'react';

/** Whether single letters, digits and signs act on the paper. The student can switch them off (WCAG 2.1.4). */
export const SingleKeysContext = createContext(true);
