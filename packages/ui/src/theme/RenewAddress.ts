import { createContext } from 'react';

/** Asks anew for what named the address of a medium, since a signed one expires; resolves once the answer is there. */
export const RenewAddress = createContext<(address: string) => Promise<unknown>>(() => Promise.resolve());
