import type { ComponentType } from 'react';

/** Words and drawings of a login page; they load with it. */
export interface LoginLook {
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
