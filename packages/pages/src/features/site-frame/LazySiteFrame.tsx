import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';

/** The site's frame as its own chunk: sign-in and exam pages do not load it. */
export const LazySiteFrame = lazyComponent(() => import('./SiteFrame.tsx'), 'SiteFrame');
