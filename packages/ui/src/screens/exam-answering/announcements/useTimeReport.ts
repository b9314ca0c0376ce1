import type { AnswerSource, ExamClock } from '@cloud-school/engine';
import { useEffect, useEffectEvent, useState } from 'react';
import { acceptsShortcut } from '../../../questions/acceptsShortcut.ts';
import { formatTimeReport } from './formatTimeReport.ts';

/** How long the bubble stays; Escape closes it earlier. */
const SHOWN_MS = 5000;

/** The time left and the counts on demand: by `report`, or by the key T outside text fields. */
export function useTimeReport(source: AnswerSource, clock: ExamClock | null) {
  const [lines, setLines] = useState<readonly string[] | null>(null);
  const report = () => setLines(formatTimeReport(clock?.get().seconds ?? null, source.getProgress()));

  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') setLines(null);
    if (event.key.toLowerCase() !== 't' || event.repeat || !acceptsShortcut(event)) return;
    event.preventDefault();
    report();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  useEffect(() => {
    if (!lines) return undefined;
    const timer = setTimeout(() => setLines(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [lines]);

  return { lines, report };
}
