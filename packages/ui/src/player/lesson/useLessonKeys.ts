import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { MediaPlayerInstance } from '../media/playerLibrary.ts';
import { type KeyTarget, lessonKeyAction } from './lessonKeyAction.ts';
import { type LessonActions, runLessonAction } from './runLessonAction.ts';

/**
 * The keyboard of a lesson. It listens to the whole document: keys act in the player, and where nothing has the focus,
 * but neither in the rest of the page nor under a dialog.
 */
export function useLessonKeys(
  stage: RefObject<HTMLElement | null>,
  player: RefObject<MediaPlayerInstance | null>,
  actions: LessonActions,
) {
  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    // Not `target`, which is the host of a shadow tree.
    const [target] = event.composedPath();
    if (event.defaultPrevented || !player.current || !(target instanceof HTMLElement)) return;
    if (target !== document.body && !stage.current?.contains(target)) return;
    const action = lessonKeyAction(event, toKeyTarget(target));
    if (!action) return;
    event.preventDefault();
    runLessonAction(action, player.current, actions);
  });
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
}

function toKeyTarget(element: HTMLElement): KeyTarget {
  if (element.dataset.keys === 'volume') return 'volume';
  if (element.closest('button, a')) return 'button';
  if (element instanceof HTMLInputElement) return element.type === 'range' ? 'other' : 'text';
  return element.isContentEditable || element.matches('textarea, select') ? 'text' : 'other';
}
