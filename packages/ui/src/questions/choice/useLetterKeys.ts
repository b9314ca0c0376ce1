import type { RefObject } from 'react';
import { useSingleKeys } from '../useSingleKeys.ts';

/**
 * Calls `onPress` with the option's index when A, B, C … is pressed; with a scope only while the focus is inside it.
 */
export function useLetterKeys(
  optionCount: number,
  onPress: (index: number) => void,
  scope: RefObject<HTMLElement | null> | null = null,
): void {
  useSingleKeys((key) => {
    const index = key.toUpperCase().charCodeAt(0) - 65;
    if (index < 0 || index >= optionCount) return false;
    if (scope && !scope.current?.matches(':focus-within')) return false;
    onPress(index);
    return true;
  });
}
