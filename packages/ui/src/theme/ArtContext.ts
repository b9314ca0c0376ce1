import { createContext } from 'react';
import type { BrandArt } from './BrandTheme.ts';

/** The drawings of the current brand. */
export const ArtContext = createContext<BrandArt | null>(null);
