/** What may pause a rotation. */
export interface RotationState {
  count: number;
  /** By the visitor's button; the initial state with reduced motion. */
  isStopped: boolean;
  isHovered: boolean;
  hasFocus: boolean;
  isTabHidden: boolean;
}

/** Whether content rotates: not on hover, with the focus inside, in a hidden tab, or after the visitor stopped it. */
export const isRotating = ({ count, isStopped, isHovered, hasFocus, isTabHidden }: RotationState): boolean =>
  count > 1 && !isStopped && !isHovered && !hasFocus && !isTabHidden;
