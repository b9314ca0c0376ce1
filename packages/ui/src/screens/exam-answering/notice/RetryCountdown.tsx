import type { SaveSummary } from '@cloud-school/engine';
import { useEffect, useState } from 'react';

interface RetryCountdownProps {
  summary: Pick<SaveSummary, 'retryAt' | 'failureCount'>;
}

/** 8 秒后第 2 次重试, counted down to the moment of the retry and not by ticks. */
export function RetryCountdown({ summary: { retryAt, failureCount } }: RetryCountdownProps) {
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
      {/* A screen reader would announce every second. */}
      <span aria-hidden>
        <b>{seconds} 秒</b>后
      </span>
      第 {Math.max(1, failureCount)} 次重试
    </>
  );
}
