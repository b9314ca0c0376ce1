import { CountdownRing } from '@cloud-school/ui';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';

export interface CountdownPartProps {
  /** When the time is over, in milliseconds since 1970. */
  endsAt: number;
  /** The whole time in seconds, for the ring. */
  total: number;
  /** Under the figures; the accessible name too. */
  label?: string;
  layout?: 'ring' | 'row';
  onOver: () => void;
}

/** Remaining time that runs by itself. */
export function CountdownPart({
  endsAt,
  total,
  label = '剩余时间',
  layout = 'ring',
  onOver,
}: CountdownPartProps) {
  const [now, setNow] = useState(() => Date.now());
  const labels = useMemo(() => ({ calm: label, soon: label, last: label, over: '时间到' }), [label]);
  const seconds = Math.max(0, Math.ceil((endsAt - now) / 1000));
  const isOver = seconds === 0;
  const over = useEffectEvent(() => onOver());
  useEffect(() => {
    if (isOver) {
      over();
      return undefined;
    }
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [isOver]);
  return (
    <CountdownRing
      seconds={seconds}
      share={total > 0 ? seconds / total : 0}
      labels={labels}
      layout={layout}
    />
  );
}
