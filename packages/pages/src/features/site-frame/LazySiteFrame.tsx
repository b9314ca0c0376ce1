import { onDemand } from '../../platform/navigation/onDemand.ts';

/** The site's frame as a chunk of its own: sign-in and exam pages do without it. */
export const LazySiteFrame = onDemand(async () => (await import('./SiteFrame.tsx')).SiteFrame);
