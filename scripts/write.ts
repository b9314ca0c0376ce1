/** `pnpm write`: writes every generated file; `pnpm write nginx FILE` one of them, where it takes an argument, with it. */
import { spawnSync } from 'node:child_process';

const PARTS: Readonly<Record<string, string[]>> = {
  api: ['scripts/api/write.ts'],
  elements: ['packages/elements/generate/write.ts'],
  nginx: ['scripts/nginx/write.ts'],
  coverage: ['tests/claims/run.ts', '--write'],
};

const [name, ...rest] = process.argv.slice(2);
if (name && !PARTS[name]) {
  console.error(`There is no '${name}'; ${Object.keys(PARTS).join(', ')}.`);
  process.exit(1);
}
for (const program of name ? [PARTS[name] ?? []] : Object.values(PARTS)) {
  const { status } = spawnSync(process.execPath, [...program, ...rest], { stdio: 'inherit' });
  if (status !== 0) process.exit(1);
}
