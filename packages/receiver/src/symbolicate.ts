import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';

/** A place of a report: assets/index-C-TDGEzN.js:1:3821 */
const PLACE = /^((?:[\w@-][\w.@~-]*\/)*[\w@-][\w.@~-]*\.js):(\d+):(\d+)$/;

/** Sources that are remembered: whoever makes places up costs no more. */
const MAX_SOURCES = 2000;

/**
 * Finds the source of a minified place by the maps of releases (`maps` of a build, which is never served). A file's name has a
 * hash of its content, so that any release that has the file has its map. Null where none has. One map alone is in memory: it takes
 * several megabytes.
 */
export function createSymbolicator(releases: () => string[]): (place: string) => string | null {
  const sources = new Map<string, string>();
  let last: { file: string; map: TraceMap } | null = null;

  function readMap(file: string): TraceMap | null {
    if (last?.file === file) return last.map;
    const paths = releases().map((release) => join(release, 'maps', `${file}.map`));
    for (const path of paths) {
      try {
        last = { file, map: new TraceMap(readFileSync(path, 'utf8')) };
        return last.map;
      } catch {
        // Not there, or cut by a full disk: another release may have the file.
      }
    }
    return null;
  }

  function find(place: string): string | null {
    const [, file = '', line, column] = PLACE.exec(place) ?? [];
    const map = file && readMap(file);
    if (!map || Number(line) < 1) return null;
    // Columns of a stack begin at 1, those of a map at 0.
    const found = originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) });
    return found.source === null ? null : `${found.source.replace(/^(?:\.\.?\/)+/, '')}:${found.line}`;
  }

  return (place) => {
    const source = sources.get(place) ?? find(place);
    if (source === null) return null;
    if (sources.size >= MAX_SOURCES) sources.clear();
    sources.set(place, source);
    return source;
  };
}

/** The releases of a folder, as `release.sh` keeps them. */
export const listReleases = (folder: string): string[] =>
  existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name)) : [];
