import { useEffect } from 'react';
import { usePageIdle } from '../../platform/data/usePageIdle.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { registerExamWorker } from './registerExamWorker.ts';
import { KEEP_FORMULAS } from './workerMessages.ts';

/** Installs the worker that keeps a running exam's files, once the page is idle; for a paper with formulas what draws them too. */
export function useExamWorker({ hasFormulas = false } = {}): void {
  const { config } = usePortal();
  const isIdle = usePageIdle();
  useEffect(() => {
    if (!isIdle) return;
    const installed = registerExamWorker(config);
    if (hasFormulas) installed.then(keepFormulas).catch(() => undefined);
  }, [isIdle, config, hasFormulas]);
}

/** Tells the newest worker, which may still be at its installation. */
async function keepFormulas(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const worker = await navigator.serviceWorker.getRegistration();
  (worker?.installing ?? worker?.waiting ?? worker?.active)?.postMessage(KEEP_FORMULAS);
}
