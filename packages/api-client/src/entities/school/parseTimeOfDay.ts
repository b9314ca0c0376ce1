import { optionalText } from '../read.ts';

const TIME_OF_DAY = /^(?:\d{4}-\d{2}-\d{2}[ T])?(\d{1,2}):(\d{2})(?::(\d{2}))?$/;
const DAY_SECONDS = 86_400;

/** Seconds after midnight of 'HH:mm' or 'HH:mm:ss', also after a date; '24:00' is the end of the day. Null otherwise. */
export function parseTimeOfDay(value: unknown): number | null {
  const match = TIME_OF_DAY.exec((optionalText(value) ?? '').trim().replaceAll('：', ':'));
  if (!match) return null;
  const [hours = 0, minutes = 0, seconds = 0] = match.slice(1).map((part) => Number(part ?? 0));
  const time = hours * 3600 + minutes * 60 + seconds;
  return minutes < 60 && seconds < 60 && time <= DAY_SECONDS ? time : null;
}
