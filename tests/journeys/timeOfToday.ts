/** A time of the school's day, such as '11:05', in milliseconds. */
export function timeOfToday(time: string): number {
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Shanghai' }).format(new Date());
  return Date.parse(`${day}T${time}:00+08:00`);
}
