import { formatPlayTime } from '@cloud-school/domain';
import { useCallback, useState } from 'react';
import type { PlaceHintProps } from './PlaceHint.tsx';

interface Place {
  kind: PlaceHintProps['kind'];
  toMs: number;
  backMs: number;
}

const HINTS: Record<PlaceHintProps['kind'], (to: string, back: string) => { text: string; action: string }> =
  {
    resumes: (to) => ({ text: `上次学到 ${to}`, action: '从头播放' }),
    resumed: (to) => ({ text: `已从上次的 ${to} 继续播放`, action: '从头播放' }),
    jumped: (to, back) => ({ text: `已跳到 ${to}`, action: `回到 ${back}` }),
  };

/** What the hint says once the lesson plays. */
const PLAYED: Record<PlaceHintProps['kind'], PlaceHintProps['kind']> = {
  resumes: 'resumed',
  resumed: 'resumed',
  jumped: 'jumped',
};

/** The hint of where a lesson goes on; its button goes to the other place. */
export function usePlaceHint(onReturn: (place: Place) => void) {
  const [place, setPlace] = useState<Place | null>(null);
  const onClose = useCallback(() => setPlace(null), []);
  const hint: PlaceHintProps | null = place && {
    kind: place.kind,
    ...HINTS[place.kind](formatPlayTime(place.toMs / 1000), formatPlayTime(place.backMs / 1000)),
    onAction: () => {
      setPlace(null);
      onReturn(place);
    },
    onClose,
  };
  const onPlay = () => setPlace((known) => known && { ...known, kind: PLAYED[known.kind] });
  return { hint, show: setPlace, onPlay };
}
