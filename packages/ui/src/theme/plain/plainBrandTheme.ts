import type { BrandTheme } from '../BrandTheme.ts';
import { plainArt } from './plainArt.tsx';

/** The look of a brand without one of its own: the standard colours and plain drawings. */
export const plainBrandTheme: BrandTheme = { id: 'plain', overrides: {}, art: plainArt };
