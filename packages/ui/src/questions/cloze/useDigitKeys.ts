import { useSingleKeys } from '../useSingleKeys.ts';

/** Calls `onPress` with the index of the blank when 1, 2, 3 … 9 is pressed. */
export function useDigitKeys(count: number, onPress: (index: number) => void): void {
  useSingleKeys((key) => {
    const index = Number(key) - 1;
    if (!/^[1-9]$/.test(key) || index >= count) return false;
    onPress(index);
    return true;
  });
}
