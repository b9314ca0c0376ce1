const two = (number: number) => String(number).padStart(2, '0');

/** Time of day of milliseconds since 1970, as 11:20 on this device's clock. */
export function clockTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  return `${two(date.getHours())}:${two(date.getMinutes())}`;
}
