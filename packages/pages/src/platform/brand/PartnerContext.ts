import { createContext } from 'react';
import type { Cobranding } from './Brand.ts';

/** The partner that the school belongs to, whatever look it is shown in; null for a school of its own (SHELL-10). */
export const PartnerContext = createContext<Cobranding | null>(null);
