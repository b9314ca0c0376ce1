/**
 * Names the sources of the minified places in a report: `pnpm symbolicate apps/portal report.json`. The first argument is a
 * folder with the `maps` of a build, or one of such releases; the second a file, `-` for the standard input, or a place itself.
 */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createSymbolicator, listReleases } from '../packages/receiver/src/symbolicate.ts';

const [folder = '', given = ''] = process.argv.slice(2);
const releases = existsSync(join(folder, 'maps')) ? [folder] : listReleases(folder);
if (!given || releases.length === 0) {
  console.error('Usage: node scripts/symbolicate.ts RELEASE REPORT, such as apps/portal report.json');
  process.exit(2);
}
const text =
  given === '-' ? readFileSync(0, 'utf8') : existsSync(given) ? readFileSync(given, 'utf8') : given;
// A stack of a browser has whole addresses.
const places = [...new Set(text.replaceAll(/https?:\/\/[^/\s]+\//g, '').match(/[\w./@~-]+\.js:\d+:\d+/g))];
const findSource = createSymbolicator(() => releases);
const lines = places.map((place) => `${place}  ${findSource(place) ?? 'not in the maps here'}`);
console.log(lines.join('\n') || 'No place such as assets/index-x.js:1:3821 is in it.');
if (lines.length === 0) process.exitCode = 1;
