import { optionalText } from './read.ts';

const SERVER_TIME = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2})(?::(\d{2}))?)?/;

function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** 'YYYY-MM-DD HH:mm:ss' in local time on a 24-hour clock, the format of the server. */
export function formatDateTime(time: number): string {
  const date = new Date(time);
  const day = [date.getFullYear(), pad(date.getMonth() + 1), pad(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(pad).join(':')}`;
}

/** Milliseconds since 1970, from a number or from the server's text in local time; null for anything else. */
export function parseMoment(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) && value > 0 ? value : null;
  const match = SERVER_TIME.exec(optionalText(value) ?? '');
  if (!match) return null;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0] = match
    .slice(1)
    .map((part) => Number(part ?? 0));
  return new Date(year, month - 1, day, hour, minute, second).getTime();
}

/** 'YYYY-MM-DD HH:mm:ss' as the server sent it; null when it sent no date. */
export function parseDateTime(value: unknown): string | null {
  const sent = optionalText(value) ?? '';
  return SERVER_TIME.test(sent) ? sent.slice(0, 19).replace('T', ' ') : null;
}

/** 'YYYY-MM-DD' of a date or a time; null when the server sent none. */
export function parseDate(value: unknown): string | null {
  return parseDateTime(value)?.slice(0, 10) ?? null;
}
