import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place of a report: assets/index-C-TDGEzN.js:1:3821 */
const PLACE = /^((?:[\w@-][\w.@~-]*\/)*[\w@-][\w.@~-]*\.js):(\d+):(\d+)$/;

/** Maps that are kept in memory; one of a shell takes a few megabytes. */
const MAX_MAPS = 8;

/**
 * Finds the source of a minified place by the maps of releases (`maps` of a build, which is never served). A file's name has a
 * hash of its content, so that any release that has the file has its map. Null where none has.
 */
export function createSymbolicator(releases: () => string[]): (place: string) => string | null {
  const maps = new Map<string, TraceMap>();

  function readMap(file: string): TraceMap | null {
    const known = maps.get(file);
    if (known) return known;
    const path = releases()
      .map((release) => join(release, 'maps', `${file}.map`))
      .find((each) => existsSync(each));
    if (!path) return null;
    const map = new TraceMap(readFileSync(path, 'utf8'));
    maps.set(file, map);
    for (const oldest of maps.keys()) if (maps.size > MAX_MAPS) maps.delete(oldest);
    return map;
  }

  return (place) => {
    const [, file = '', line, column] = PLACE.exec(place) ?? [];
    const map = file && readMap(file);
    if (!map) return null;
    // Columns of a stack begin at 1, those of a map at 0.
    const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    return found.source === null ? null : `${found.source.replace(/^(?:\.\.?\/)+/, '')}:${found.line}`;
  };
}

/** The releases of a folder, as `release.sh` keeps them. */
export const listReleases = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
