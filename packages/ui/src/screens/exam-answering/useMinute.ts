import type { AnswerSource } from '@cloud-school/engine';
import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;

/**
 * The running minute by the server's clock, milliseconds since 1970: at midnight 已保存 10:42 becomes 已保存 11 月 21 日 10:42 on a
 * page that stays open.
 */
export function useMinute({ getNow }: Pick<AnswerSource, 'getNow'>): number {
  const getMinute = () => Math.floor(getNow() / MINUTE_MS) * MINUTE_MS;
  return useSyncExternalStore(everyMinute, getMinute, getMinute);
}

function everyMinute(onChange: () => void): () => void {
  const timer = setInterval(onChange, MINUTE_MS);
  return () => clearInterval(timer);
}
