/** '62.20%', capped at 100; null for an unknown progress (FMT-04). */
export const formatProgress = (progress: number | null): string | null =>
  progress === null || !Number.isFinite(progress)
    ? null
    : `${Math.min(100, Math.max(0, progress)).toFixed(2)}%`;
