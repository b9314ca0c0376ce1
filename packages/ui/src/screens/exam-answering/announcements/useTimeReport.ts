import type { AnswerSource, ExamClock } from '@cloud-school/engine';
import { useEffect, useState } from 'react';
import { keyOf } from '../../../primitives/native/keyOf.ts';
import { useSingleKeys } from '../../../questions/useSingleKeys.ts';
import { formatTimeReport } from './formatTimeReport.ts';

/** How long the bubble stays; Escape closes it earlier. */
const SHOWN_MS = 5000;

/** The time left and the counts on demand: by `report`, or by the key T; nothing without a clock. */
export function useTimeReport(source: AnswerSource, clock: ExamClock | null) {
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const report = () => {
    if (clock) setLines(formatTimeReport(clock.get().seconds, source.getProgress()));
  };

  useSingleKeys((key) => {
    if (!clock || key.toLowerCase() !== 't') return false;
    report();
    return true;
  });

  useEffect(() => {
    if (!lines) return undefined;
    const hide = () => setLines(null);
    const hideOnEscape = (event: KeyboardEvent) => {
      if (keyOf(event) === 'Escape') hide();
    };
    const timer = setTimeout(hide, SHOWN_MS);
    document.addEventListener('keydown', hideOnEscape);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('keydown', hideOnEscape);
    };
  }, [lines]);

  return { lines, report };
}
