import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';

/** The site's frame as a chunk of its own: sign-in and exam pages do without it. */
export const LazySiteFrame = lazyComponent(() => import('./SiteFrame.tsx'), 'SiteFrame');
