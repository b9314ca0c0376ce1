import type { ComponentType } from 'react';

/** Words and drawings of an entrance; they load with it. */
export interface EntranceLook {
  title: string;
  hint: string;
  panelSide: 'left' | 'right';
  eyebrow: string;
  /** A line break is kept. */
  headline: string;
  promises: string[];
  Art: ComponentType;
  Backdrop: ComponentType;
}
