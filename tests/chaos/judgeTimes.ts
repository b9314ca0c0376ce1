import type { Scene } from './readScene.ts';

/** Lines with dates and times of day, without what counts down. */
const TIME = /\b\d{4}(-\d\d-|\.\d|年)|\b\d\d:\d\d\s*[-–—~至]/;
const FIGURES = /\d{4}-\d\d-\d\d|\d{4}\.\d+\.\d+|\d{4}\s*年|\d+\s*月(?:\s*\d+\s*日)?|\d\d:\d\d/g;

/** The dates and times of a line; the words around them change as time passes and a lesson begins. */
const timesOf = (line: string) =>
  (line.match(FIGURES) ?? []).map((each) => each.replaceAll(/\s/g, '')).join(' ');

/** Dates and times are the school's, wherever the device is: the page has the lines of times that it had in a kind world. */
export function judgeTimes(scene: Pick<Scene, 'lines'>, calm: Pick<Scene, 'lines'>): string[] {
  const shown = new Set(scene.lines.map(timesOf));
  const times = calm.lines.filter((line) => TIME.test(line) && !shown.has(timesOf(line)));
  return times.length > 0 ? [`other times: ${times.slice(0, 3).join(' / ').slice(0, 90)}`] : [];
}
