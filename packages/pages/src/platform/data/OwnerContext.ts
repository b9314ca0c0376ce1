import { createContext } from 'react';

/** The student whose data a page asks for; null on public pages. What one owner was told is never shown to another. */
export const OwnerContext = createContext<string | null>(null);
