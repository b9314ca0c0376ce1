import { lazyComponent } from '@cloud-school/pages';

/** Loaded with the end of a page: what starts the shell imports the brand, and must not import its parts. */
export const LazyKingdeeFooter = lazyComponent(() => import('./KingdeeFooter.tsx'), 'KingdeeFooter');
