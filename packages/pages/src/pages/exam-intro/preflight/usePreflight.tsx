import type { ExamKind } from '@cloud-school/domain';
import type { StartConcern } from '@cloud-school/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { lazyDialog } from '../../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../../platform/portal/Portal.ts';
import type { StartQuestion } from './checkStart.ts';

const loadCheck = () => import('./checkStart.ts');
const loadDialog = () => import('./Preflight.tsx');
const Preflight = lazyDialog(loadDialog, 'Preflight');

/** Well after the first view; before it is needed, because a device without a network cannot load it. */
const WARM_UP_MS = 5000;

/** Checks the device before an exam starts. `start` starts at once where nothing needs attention. */
export function usePreflight(
  exam: ExamKind,
  onStart: () => void,
): { isBusy: boolean; start: (question: StartQuestion) => void; dialog: ReactNode } {
  const portal = usePortal();
  const [isBusy, setIsBusy] = useState(false);
  const [open, setOpen] = useState<{ question: StartQuestion; found: StartConcern[] } | null>(null);

  useEffect(() => {
    const load = () => {
      loadCheck().catch(() => undefined);
      loadDialog().catch(() => undefined);
    };
    const timer = setTimeout(load, WARM_UP_MS);
    return () => clearTimeout(timer);
  }, []);

  /** The next page opens, so it stays busy. */
  function begin() {
    setOpen(null);
    setIsBusy(true);
    onStart();
  }
  async function start(question: StartQuestion) {
    setIsBusy(true);
    const check = await loadCheck().catch(() => null);
    // Without a network the next page cannot load either: the student stays here.
    if (check === null && !navigator.onLine) {
      setIsBusy(false);
      portal.toasts.show('danger', '网络断开，暂时不能开始');
      return;
    }
    // The check never prevents a start.
    const found = (await check?.checkStart(portal, question).catch(() => null)) ?? [];
    if (found.length === 0) return begin();
    setIsBusy(false);
    setOpen({ question, found });
  }

  return {
    isBusy,
    start: (question) => void start(question),
    dialog: open && (
      <Preflight
        exam={exam}
        question={open.question}
        found={open.found}
        onStart={begin}
        onClose={() => setOpen(null)}
      />
    ),
  };
}
