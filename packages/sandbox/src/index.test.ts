import { readFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** Packages a file reaches by its imports, relative ones followed. */
function packagesReachedFrom(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return [];
  seen.add(file);
  const imports = [
    ...readFileSync(file, 'utf8').matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from '([^']+)'/gm),
  ];
  return imports.flatMap(([, name = '']) =>
    name.startsWith('.') ? packagesReachedFrom(resolve(dirname(file), name), seen) : [name],
  );
}

test('the entry imports no module of Node, so that it runs in a browser tab', () => {
  const entry = fileURLToPath(new URL('./index.ts', import.meta.url));
  const packages = new Set(packagesReachedFrom(entry));
  expect(packages).toContain('hono');
  expect([...packages].filter((name) => isBuiltin(name) || name === '@hono/node-server')).toEqual([]);
});
