const MINUTE_MS = 60_000;
const HOUR = 60;
const DAY = 24 * HOUR;

/** 快 7 分钟, 慢 1 小时 30 分钟 or 快 3 天: this device's clock beside the server's, in two units at most. */
export function formatClockDifference(deviceTime: number, serverTime: number): string {
  const minutes = Math.round(Math.abs(deviceTime - serverTime) / MINUTE_MS);
  const side = deviceTime > serverTime ? '快' : '慢';
  if (minutes < HOUR) return `${side} ${minutes} 分钟`;
  const [unit, name, part, partName] = minutes < DAY ? IN_HOURS : IN_DAYS;
  const rest = Math.floor((minutes % unit) / part);
  return `${side} ${Math.floor(minutes / unit)} ${name}${rest > 0 ? ` ${rest} ${partName}` : ''}`;
}

const IN_HOURS = [HOUR, '小时', 1, '分钟'] as const;
const IN_DAYS = [DAY, '天', HOUR, '小时'] as const;
