/** Days before today that still count as new. */
const NEW_DAYS = 3;

/** True for a time ('YYYY-MM-DD HH:mm:ss') of today ('YYYY-MM-DD') or of the days shortly before it. */
export function isRecent(time: string | null, today: string): boolean {
  if (time === null) return false;
  const age = (Date.parse(today) - Date.parse(time.slice(0, 10))) / 86_400_000;
  return age >= 0 && age <= NEW_DAYS;
}
