import type { AnswerSource, ExamClock } from '@cloud-school/engine';
import { useEffect, useState } from 'react';
import { VisuallyHidden } from '../../../primitives/visually-hidden/VisuallyHidden.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { createSaveListener } from './createSaveListener.ts';
import { timeAnnouncement } from './timeAnnouncement.ts';

interface ExamAnnouncerProps {
  source: AnswerSource;
  clock: ExamClock | null;
}

/**
 * Speaks what a screen reader must hear without being asked: the time left at a few moments, and troubles of saving once
 * (docs/accessibility-of-answering.md).
 */
export function ExamAnnouncer({ source, clock }: ExamAnnouncerProps) {
  const words = useAnsweringWords();
  const [time, setTime] = useState('');
  const [saving, setSaving] = useState('');

  useEffect(() => {
    if (!clock) return undefined;
    let before = clock.get().seconds;
    return clock.subscribe(() => {
      const { seconds } = clock.get();
      const text = timeAnnouncement([before, seconds], source.getProgress(), words);
      before = seconds;
      if (text !== null) setTime(text);
    });
  }, [clock, source, words]);

  useEffect(() => {
    const listen = createSaveListener();
    const read = () => {
      const text = listen(source.getSaveSummary());
      if (text !== null) setSaving(text);
    };
    read();
    return source.subscribe(read);
  }, [source]);

  return (
    <>
      {/* The last minute interrupts what is being read. */}
      <VisuallyHidden aria-live={/1 分钟|时间到/.test(time) ? 'assertive' : 'polite'} data-announcer="time">
        {time}
      </VisuallyHidden>
      <VisuallyHidden aria-live="polite" data-announcer="saving">
        {saving}
      </VisuallyHidden>
    </>
  );
}
