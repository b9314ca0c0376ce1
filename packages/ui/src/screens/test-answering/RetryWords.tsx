import { useEffect, useState } from 'react';
import type { SaveSummary } from '../../answer-card/AnswerSource.ts';

interface RetryWordsProps {
  summary: Pick<SaveSummary, 'retryAt' | 'attempt'>;
}

/** 8 秒后第 2 次重试, counted down towards the moment, not by ticks. */
export function RetryWords({ summary: { retryAt, attempt } }: RetryWordsProps) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    if (retryAt === null) return undefined;
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [retryAt]);
  const seconds = retryAt === null ? 0 : Math.ceil((retryAt - now) / 1000);
  if (seconds <= 0) return '将自动重试';
  return (
    <>
      {/* Each second spoken aloud would drown everything else. */}
      <span aria-hidden>
        <b>{seconds} 秒</b>后
      </span>
      第 {Math.max(1, attempt)} 次重试
    </>
  );
}
