import { getBusinessLines, listAnnouncements, listBanners } from '@cloud-school/api-client';
import { type DataScope, preloadLoadable } from '../../platform/data/preloadLoadable.ts';
import { noticeWindow } from './noticeWindow.ts';

/** Starts the calls of home's first screen. */
export async function preloadHome(scope: DataScope): Promise<void> {
  const { tenantId } = scope;
  await Promise.all([
    preloadLoadable(scope, listBanners, { tenantId }),
    preloadLoadable(scope, getBusinessLines, { tenantId }),
    preloadLoadable(scope, listAnnouncements, noticeWindow(new Date())),
  ]);
}
