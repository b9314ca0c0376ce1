import { useCallback, useEffect, useState } from 'react';

/** How long a block waits for its data before it says so (ms). The call goes on: a later answer is still shown. */
const PATIENCE_MS = 10_000;

/** What a wait that takes too long is called. */
export const NO_ANSWER = '学校的服务器很久没有回应';

/** Whether a wait has taken too long. `restart` starts the wait again. */
export interface Overdue {
  isOverdue: boolean;
  restart: () => void;
}

/** Watches a wait for something, named by a text; null while nothing is awaited. */
export function useOverdue(awaited: string | null): Overdue {
  const [round, setRound] = useState(0);
  const [overdue, setOverdue] = useState<{ awaited: string; round: number } | null>(null);
  useEffect(() => {
    if (awaited === null) return undefined;
    const timer = setTimeout(() => setOverdue({ awaited, round }), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [awaited, round]);
  const restart = useCallback(() => setRound((before) => before + 1), []);
  return { isOverdue: awaited !== null && overdue?.awaited === awaited && overdue.round === round, restart };
}
