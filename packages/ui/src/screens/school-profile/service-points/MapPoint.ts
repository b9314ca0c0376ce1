import type { Position } from '@cloud-school/domain';
import type { OpenState } from './openState.ts';

/** A service point as its pin shows it. */
export interface MapPoint {
  /** Its number in the list, from 1. */
  number: number;
  name: string;
  position: Position;
  state: OpenState;
  /** Shown below the name in the bubble. */
  caption: string;
}
