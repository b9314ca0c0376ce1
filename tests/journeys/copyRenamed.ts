import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Copies a build and gives its hashed files other names, as a build of other sources has. */
export function copyRenamed(build: string, copy: string): void {
  // Compressed files hold the old names; the server compresses the others when they are missing.
  cpSync(build, copy, { recursive: true, filter: (file) => !/\.(map|br|gz)$/.test(file) });
  const names = new Set(readdirSync(join(copy, 'assets')));
  const rename = (name: string) => (names.has(name) ? name.replace(/\.(\w+)$/, '-next.$1') : name);
  const texts = ['index.html', 'exam-worker.js', ...[...names].map((name) => join('assets', name))];
  for (const file of texts.filter((name) => /\.(js|css|html)$/.test(name))) {
    const text = readFileSync(join(copy, file), 'utf8');
    writeFileSync(join(copy, file), text.replaceAll(/[\w.~-]+\.(?:js|css|svg)\b/g, rename));
  }
  for (const name of names) renameSync(join(copy, 'assets', name), join(copy, 'assets', rename(name)));
}
