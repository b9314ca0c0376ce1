import { createContext } from 'react';

/** Repeats the call that named the address of a medium, since a signed address expires; resolves with its answer. */
export const RenewAddress = createContext<(address: string) => Promise<unknown>>(() => Promise.resolve());
