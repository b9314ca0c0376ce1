import type { Submission, WriteAccess } from '@cloud-school/engine';
import { useEffect, useState } from 'react';
import { useLazyModule } from '../../../primitives/lazy-module/useLazyModule.ts';
import { afterPaint } from '../../../primitives/native/afterPaint.ts';
import { prepareRichText } from '../../../primitives/rich-text/loading/prepareRichText.ts';
import { isSubmitting } from '../isSubmitting.ts';
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
 * A dialog whose question is settled closes, and does not come back: 交卷 once the hand-in runs or another tab writes,
 * 改在这里 once this tab writes.
 */
export function useExamDialogs(submission: Submission, writeAccess: WriteAccess, exitRequests: number) {
  const [open, setOpen] = useState<OpenDialog>(null);
  const isWriter = writeAccess === 'granted';
  const isSettled =
    (open === 'submit' && (isSubmitting(submission) || !isWriter)) || (open === 'take-over' && isWriter);
  if (isSettled) setOpen(null);
  const [seenRequests, setSeenRequests] = useState(0);
  if (exitRequests !== seenRequests) {
    setSeenRequests(exitRequests);
    setOpen('exit');
  }
  const { module, load } = useLazyModule(loadExamDialogs);
  const isNeeded = open !== null || submission.step === 'failed';

  useEffect(() => {
    if (isNeeded) load();
  }, [isNeeded, load]);

  useEffect(() => {
    const timer = setTimeout(load, WARM_UP_MS);
    const loadAfterPaint = () => afterPaint(load);
    const once = { once: true, passive: true };
    document.addEventListener('pointerdown', loadAfterPaint, once);
    document.addEventListener('keydown', loadAfterPaint, once);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerdown', loadAfterPaint);
      document.removeEventListener('keydown', loadAfterPaint);
    };
  }, [load]);

  return { ExamDialogs: module?.ExamDialogs ?? null, open, setOpen };
}
