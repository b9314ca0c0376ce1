import type { Position } from '@cloud-school/api-client';

/** A service point as its pin shows it. */
export interface MapPoint {
  /** Its number in the list, from 1. */
  number: number;
  name: string;
  position: Position;
  isResting: boolean;
  /** Below the name in the bubble. */
  words: string | null;
  /** True for 营业中: the words are then green. */
  isOpen: boolean;
}
