import { useState, useSyncExternalStore } from 'react';
import type { NumberedQuestion } from '../../../answer-card/numberPaper.ts';
import { useMinute } from '../useMinute.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { chooseNotice, type ClosableNotice } from './chooseNotice.ts';
import { formatRefused } from './formatRefused.ts';
import { formatSignInWarning } from './formatSignInWarning.ts';
import { type NoticeContent, renderNotice } from './renderNotice.tsx';

interface ExamNoticeProps extends Pick<
  NoticeContent,
  'attempt' | 'navigation' | 'clock' | 'unsentAnswers' | 'number' | 'onTakeOver' | 'onSubmit'
> {
  /** By this device's clock; null where it is not known. */
  signInEndsAt: number | null;
  entries: readonly NumberedQuestion[];
}

/** The strip below the bar: only what needs explaining, and never over the question. */
export function ExamNotice(props: ExamNoticeProps) {
  const { attempt, clock, signInEndsAt, unsentAnswers, entries } = props;
  const { subscribe } = attempt;
  const submission = useSyncExternalStore(subscribe, attempt.getSubmission, attempt.getSubmission);
  const writeAccess = useSyncExternalStore(subscribe, attempt.getWriteAccess, attempt.getWriteAccess);
  const summary = useSyncExternalStore(subscribe, attempt.getSaveSummary, attempt.getSaveSummary);
  const { answered } = useSyncExternalStore(subscribe, attempt.getProgress, attempt.getProgress);
  const now = useMinute(attempt);
  const restoredCount = attempt.getRestoredCount();
  const words = useAnsweringWords();
  const isTranslated = useIsTranslated();
  const [closed, setClosed] = useState<ReadonlySet<ClosableNotice>>(new Set());
  const signInWarning = formatSignInWarning(signInEndsAt, clock && clock.get(), words.name);
  const notice = chooseNotice({
    submission,
    writeAccess,
    summary,
    restoredCount,
    hasUnsentAnswers: unsentAnswers !== null,
    isSignInShort: signInWarning !== null,
    isTranslated,
    closed,
  });
  if (notice === null) return null;
  return renderNotice[notice]({
    ...props,
    submission,
    summary,
    now,
    answered,
    restoredCount,
    refusals: formatRefused(submission.refused, entries),
    signInWarning,
    words,
    onClose: (closable) => setClosed(new Set([...closed, closable])),
  });
}

/** Browsers and their extensions change the class or the language of the page that they translate. */
const isTranslatedNow = () => {
  const { classList, lang } = document.documentElement;
  return (
    classList.contains('translated-ltr') || classList.contains('translated-rtl') || !/^(zh|$)/i.test(lang)
  );
};

function watchTranslation(listener: () => void) {
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['class', 'lang'] });
  return () => observer.disconnect();
}

/** True while the browser translates the page. */
const useIsTranslated = () => useSyncExternalStore(watchTranslation, isTranslatedNow, () => false);
