import type { Plugin } from 'vite';

/**
 * Fails a build whose files import each other in a circle: the first of them to run would read what the others have not
 * defined yet. Modules without a circle get one when a chunk rule gathers modules on both sides of a third. Rollup warns of
 * it, Rolldown does not yet.
 */
export function refuseChunkCircles(): Plugin {
  return {
    name: 'cloud-school-refuse-chunk-circles',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_options, bundle) {
      const importsOf = (fileName: string) => {
        const file = bundle[fileName];
        return file?.type === 'chunk' ? file.imports : [];
      };
      const circle = findCircle(Object.keys(bundle), importsOf);
      if (circle) this.error(`These files of the build import each other: ${circle.join(' → ')}`);
    },
  };
}

/** The first circle that is found, with its first name again at the end; null without one. */
export function findCircle(
  names: readonly string[],
  importsOf: (name: string) => readonly string[],
): string[] | null {
  const finished = new Set<string>();
  const visit = (name: string, path: string[]): string[] | null => {
    const start = path.indexOf(name);
    if (start >= 0) return [...path.slice(start), name];
    if (finished.has(name)) return null;
    for (const next of importsOf(name)) {
      const circle = visit(next, [...path, name]);
      if (circle) return circle;
    }
    finished.add(name);
    return null;
  };
  for (const name of names) {
    const circle = visit(name, []);
    if (circle) return circle;
  }
  return null;
}
