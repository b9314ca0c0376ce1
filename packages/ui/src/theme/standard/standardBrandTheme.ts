import type { BrandTheme } from '../BrandTheme.ts';
import { standardArt } from './standardArt.tsx';

/** Sail and wave: the look of a brand without one of its own. */
export const standardBrandTheme: BrandTheme = { id: 'standard', overrides: {}, art: standardArt };
