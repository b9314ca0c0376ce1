import { savesData } from '../../platform/navigation/savesData.ts';
import type { Portal } from '../../platform/portal/Portal.ts';
import { LazySiteFrame } from '../site-frame/LazySiteFrame.tsx';
import { likelyNextPath } from './likelyNextPath.ts';

/**
 * Loads the code of the likely next page. Pages open inside the one document, for which speculation rules, which prefetch
 * documents, would do nothing.
 */
export function preloadNextPage(portal: Portal, location: Pick<Location, 'pathname' | 'search'>): void {
  if (portal.config.examWorker === 'off' || savesData()) return;
  const path = likelyNextPath(location, portal);
  const route = portal.brand.routes.find((each) => each.path === path);
  if (!route || 'redirectTo' in route) return;
  if (route.layout === 'site') void LazySiteFrame.preload();
  void route.Page.preload?.();
  void route.importPreload?.().catch(() => undefined);
}
