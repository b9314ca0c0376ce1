import type { CachedAnswers } from '../../platform/cached-answers/CachedAnswers.ts';
import type { PortalConfig } from '../../platform/config/PortalConfig.ts';

/** Whether students can download lessons: the host allows it, and this browser has a worker that plays them. */
export const hasDownloads = ({
  config,
  cachedAnswers,
}: {
  config: Pick<PortalConfig, 'hasDownloads' | 'examWorker'>;
  cachedAnswers: Pick<CachedAnswers, 'build'>;
}): boolean =>
  // Without cached answers the page of a lesson would not open.
  cachedAnswers.build !== '' &&
  config.hasDownloads !== false &&
  config.examWorker !== 'off' &&
  // The development server builds no worker.
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator &&
  'caches' in window;
