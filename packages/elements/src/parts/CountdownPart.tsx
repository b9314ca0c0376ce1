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
  const [seconds, setSeconds] = useState(total);
  const labels = useMemo(() => ({ calm: label, soon: label, last: label, over: '时间到' }), [label]);
  const tick = useEffectEvent(() => {
    const left = Math.max(0, Math.ceil((endsAt - Date.now()) / 1000));
    setSeconds(left);
    if (left === 0 && seconds > 0) onOver();
    return left;
  });
  useEffect(() => {
    tick();
    const timer = setInterval(() => tick() === 0 && clearInterval(timer), 1000);
    return () => clearInterval(timer);
  }, [endsAt]);
  return (
    <CountdownRing
      seconds={seconds}
      share={total > 0 ? seconds / total : 0}
      labels={labels}
      layout={layout}
    />
  );
}
