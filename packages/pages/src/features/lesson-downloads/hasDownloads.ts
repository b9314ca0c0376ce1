import type { KeptAnswers } from '../../platform/cached-answers/KeptAnswers.ts';
import type { PortalConfig } from '../../platform/config/PortalConfig.ts';

/** Whether students can download lessons: the host allows it, and this browser has a worker that plays them. */
export const hasDownloads = ({
  config,
  kept,
}: {
  config: Pick<PortalConfig, 'hasDownloads' | 'examWorker'>;
  kept: Pick<KeptAnswers, 'build'>;
}): boolean =>
  // Without kept answers the page of a lesson would not open.
  kept.build !== '' &&
  config.hasDownloads !== false &&
  config.examWorker !== 'off' &&
  // The development server builds no worker.
  process.env.NODE_ENV === 'production' &&
  'serviceWorker' in navigator &&
  'caches' in window;
