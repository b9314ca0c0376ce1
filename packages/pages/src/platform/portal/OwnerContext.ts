import { createContext } from 'react';

/** The student whose data the page loads; null on public pages. It is part of every SWR key, so that one student never sees another's data. */
export const OwnerContext = createContext<string | null>(null);
