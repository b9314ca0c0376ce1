const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** 快 7 分钟, 慢 2 小时 or 快 3 天: this device's clock beside the server's. */
export function formatClockDifference(deviceTime: number, serverTime: number): string {
  const minutes = Math.round(Math.abs(deviceTime - serverTime) / MINUTE_MS);
  const side = deviceTime > serverTime ? '快' : '慢';
  if (minutes < HOUR) return `${side} ${minutes} 分钟`;
  if (minutes < DAY) return `${side} ${Math.round(minutes / HOUR)} 小时`;
  return `${side} ${Math.round(minutes / DAY)} 天`;
}
