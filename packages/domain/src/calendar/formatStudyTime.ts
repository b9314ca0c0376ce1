const MINUTE_MS = 60_000;

/** Milliseconds as 36 小时 20 分, 42 小时 or 20 分. */
export function formatStudyTime(duration: number): string {
  const minutes = Math.max(0, Math.floor(duration / MINUTE_MS));
  const hours = Math.floor(minutes / 60);
  const rest = minutes % 60;
  if (hours === 0) return `${rest} 分`;
  return rest === 0 ? `${hours} 小时` : `${hours} 小时 ${rest} 分`;
}
