import { type RefObject, useEffect, useRef } from 'react';
import { conditionOf, media } from '../../../theme/media.ts';

/** Keeps a line of the list at its upper third while it is followed. The list scrolls within itself. */
export function useFollowedLine(list: RefObject<HTMLElement | null>, line: number, isFollowing: boolean) {
  const hasScrolled = useRef(false);
  useEffect(() => {
    const box = list.current;
    const shown = box?.querySelectorAll('li')[line];
    if (!isFollowing || !box || !shown) return;
    const top = shown.getBoundingClientRect().top - box.getBoundingClientRect().top + box.scrollTop;
    const isCalm = hasScrolled.current && !window.matchMedia(conditionOf(media.reducedMotion)).matches;
    hasScrolled.current = true;
    box.scrollTo({ top: top - box.clientHeight / 3, behavior: isCalm ? 'smooth' : 'auto' });
  }, [list, line, isFollowing]);
}
