/**
 * `pnpm verify:release packages`: builds and packs the released packages into `dist/packages` and checks each tarball as a host would get
 * it; docs/how-to/release-the-packages.md.
 */
import { execFileSync } from 'node:child_process';
import { globSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { addLinks, readLinks } from './addLinks.ts';
import { checkTarball } from './checkTarball.ts';
import { readReleasedPackages } from './readReleasedPackages.ts';

const root = new URL('../..', import.meta.url).pathname;
const target = join(root, 'dist/packages');

rmSync(target, { recursive: true, force: true });
mkdirSync(target, { recursive: true });
for (const { name, version } of readReleasedPackages()) {
  // `prepack` of the package builds it.
  execFileSync('pnpm', ['--filter', name, 'pack', '--pack-destination', target], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  console.log(`packed ${name} ${version}`);
}

let hasPassed = true;
const links = readLinks(process.env);
if (!links.repository || !links.homepage || !links.bugs)
  console.log('! REPOSITORY, HOMEPAGE and BUGS are not all set: a registry would not show what is missing');
for (const tarball of globSync(join(target, '*.tgz')).toSorted()) {
  addLinks(tarball, links);
  const { files, problems } = checkTarball(tarball);
  hasPassed &&= problems.length === 0;
  const size = `${files.length} files, ${Math.round(statSync(tarball).size / 1000)} kB`;
  console.log(`${problems.length === 0 ? '✓' : '✗'} ${tarball.slice(root.length)} (${size})`);
  for (const problem of problems) console.log(`  ${problem}`);
}
process.exitCode = hasPassed ? 0 : 1;
