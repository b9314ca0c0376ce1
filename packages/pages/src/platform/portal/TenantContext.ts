import { createContext } from 'react';

/**
 * The tenant of the visit; null outside the pages of a school. It is part of every SWR key, so that one school's data is
 * never shown in another. Separate from the school, so that components that need only the id do not render as it loads.
 */
export const TenantContext = createContext<string | null>(null);
