import { useEffect, useState } from 'react';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { prepareRichText } from '../../primitives/rich-text/prepareRichText.ts';
import type { Submission } from './Submission.ts';

/** What lies over the page; a failed hand-in opens its own. */
export type OpenDialog = 'submit' | 'exit' | 'take-over' | 'card' | null;

/** Long enough for the first view to be whole. */
const WARM_UP_MS = 5000;

/** Dialogs, and the sanitiser that later stems may need; the dialogs do not wait for it. */
function loadExamDialogs() {
  prepareRichText().catch(() => undefined);
  return import('./ExamDialogs.tsx');
}

/**
 * The dialogs, fetched after the first view but before they are needed: at the first touch or key, or
 * after a while, since the network may be gone by the time the student hands in.
 */
export function useExamDialogs(step: Submission['step']) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const { module, load } = useLazyModule(loadExamDialogs);
  const isNeeded = open !== null || step === 'failed';

  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  useEffect(() => {
    const timer = setTimeout(load, WARM_UP_MS);
    const once = { once: true, passive: true };
    document.addEventListener('pointerdown', load, once);
    document.addEventListener('keydown', load, once);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', load);
      document.removeEventListener('keydown', load);
    };
  }, [load]);

  return { ExamDialogs: module?.ExamDialogs ?? null, open, setOpen };
}
