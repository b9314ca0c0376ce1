import { useEffect } from 'react';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { registerExamWorker } from './registerExamWorker.ts';

/** Installs the worker that keeps a running exam's files, once the page is idle. */
export function useExamWorker(): void {
  const { config } = usePortal();
  const isIdle = usePageIdle();
  useEffect(() => {
    if (isIdle) void registerExamWorker(config);
  }, [isIdle, config]);
}
