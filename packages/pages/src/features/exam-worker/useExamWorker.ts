import { useEffect } from 'react';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { registerExamWorker } from './registerExamWorker.ts';

/** Every bundler of a host fills in this name. */
const IS_BUILT = process.env.NODE_ENV === 'production';

/** Installs the worker that keeps a running exam's files, once the page is idle. */
export function useExamWorker(): void {
  const { examWorker } = usePortal().config;
  const isIdle = usePageIdle();
  useEffect(() => {
    // The development server builds no worker.
    if (!isIdle || examWorker !== 'on' || !IS_BUILT || !('serviceWorker' in navigator)) return;
    void registerExamWorker();
  }, [isIdle, examWorker]);
}
