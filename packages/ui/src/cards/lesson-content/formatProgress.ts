import { formatExactShare } from '../../primitives/progress/formatExactShare.ts';

/** '62.20%' for a progress of 0 to 100; null for an unknown one (FMT-04). */
export const formatProgress = (progress: number | null): string | null =>
  progress === null || !Number.isFinite(progress) ? null : formatExactShare(progress / 100);
