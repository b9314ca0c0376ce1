/** What may hold a rotation still. */
export interface RotationHolds {
  count: number;
  /** The visitor's own button; reduced motion starts here. */
  isStopped: boolean;
  isHovered: boolean;
  hasFocus: boolean;
  isTabHidden: boolean;
}

/** Whether content may move on by itself: never under a pointer or the focus, in a hidden tab, or once stopped. */
export const isRotating = ({ count, isStopped, isHovered, hasFocus, isTabHidden }: RotationHolds): boolean =>
  count > 1 && !isStopped && !isHovered && !hasFocus && !isTabHidden;
