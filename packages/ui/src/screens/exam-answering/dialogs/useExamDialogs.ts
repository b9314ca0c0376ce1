import type { Submission } from '@cloud-school/engine';
import { useEffect, useState } from 'react';
import { useLazyModule } from '../../../primitives/lazy-module/useLazyModule.ts';
import { prepareRichText } from '../../../primitives/rich-text/loading/prepareRichText.ts';
import type { OpenDialog } from './ExamDialogs.tsx';

/** Long enough for the first view to be complete. */
const WARM_UP_MS = 5000;

/** Loads the dialogs and the sanitiser, which later stems may need; the dialogs do not wait for it. */
function loadExamDialogs() {
  prepareRichText().catch(() => undefined);
  return import('./ExamDialogs.tsx');
}

/**
 * Loads the dialogs after the first view but before they are needed: at the first touch or key, or after a while,
 * because the student may be offline when handing in. Each request to leave from outside the screen opens the exit dialog.
 */
export function useExamDialogs(step: Submission['step'], exitRequests: number) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const [seenRequests, setSeenRequests] = useState(0);
  if (exitRequests !== seenRequests) {
    setSeenRequests(exitRequests);
    setOpen('exit');
  }
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
