import { createContext } from 'react';
import type { Head } from './createHead.ts';

/** The document's head, to which pages in the site's frame add their facts; null for pages that fill the window. */
export const HeadContext = createContext<Head | null>(null);
