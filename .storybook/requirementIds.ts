import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';

const root = new URL('..', import.meta.url).pathname;

/** Each requirement of the coverage with the files that hold it. */
const ROWS = [
  ...readFileSync(`${root}docs/spec-coverage.md`, 'utf8').matchAll(/^\| ([A-Z]+-\d+) \|[^|]+\|([^|]+)\|/gm),
].map(([, id = '', places = '']) => ({
  id,
  files: [...places.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file),
}));

/** The requirements of what a story file shows, a screen's with those of its parts: the sidebar's search finds them. */
export function requirementIds(storyFile: string): string[] {
  const file = storyFile.replaceAll('\\', '/').replace(root, '').replace('.stories.tsx', '');
  const folder = file.endsWith('Screen') ? `${dirname(file)}/` : null;
  const isShown = (place: string) =>
    /^(.+)\.tsx?$/.exec(place)?.[1] === file || (folder !== null && place.startsWith(folder));
  return ROWS.filter(({ files }) => files.some(isShown)).map(({ id }) => id);
}
