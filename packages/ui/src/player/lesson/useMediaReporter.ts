import type { MediaEvent } from '@cloud-school/engine';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createMediaReporter, MEDIA_EVENTS, type MediaReporter } from './createMediaReporter.ts';

/**
 * Reports the events of the media element in `stage`. Media events do not bubble, and the library replaces the element
 * with the source: hence capture listeners around it.
 */
export function useMediaReporter(
  stage: RefObject<HTMLElement | null>,
  report: (events: MediaEvent[]) => void,
): MediaReporter {
  const [reporter] = useState(createMediaReporter);
  const handle = useEffectEvent(({ type, target }: Event) => {
    if (target instanceof HTMLMediaElement) report(reporter.handle(type, target));
  });
  useEffect(() => {
    const element = stage.current;
    const listen = (event: Event) => handle(event);
    for (const type of MEDIA_EVENTS) element?.addEventListener(type, listen, true);
    return () => {
      for (const type of MEDIA_EVENTS) element?.removeEventListener(type, listen, true);
    };
  }, [stage]);
  return reporter;
}
