import { createContext } from 'react';
import type { Head } from './createHead.ts';

/** The head that pages in the site's frame tell their facts to; pages that fill the window have none. */
export const HeadContext = createContext<Head | null>(null);
