import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

const TARBALLS = join(import.meta.dirname, '../../dist/packages');

/**
 * A registry of the packed packages alone, as npm asks one of our scope.
 * @throws Error when nothing is packed.
 */
export async function startRegistry(): Promise<{ url: string; close: () => void }> {
  const tarballs = globSync('*.tgz', { cwd: TARBALLS });
  if (tarballs.length === 0)
    throw new Error(`${TARBALLS} has no tarballs: run \`pnpm verify:release packages\` first.`);
  const documents = new Map(tarballs.map(readDocument));
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '').slice(1);
    const document = documents.get(path);
    if (document) response.end(JSON.stringify(document(`http://${request.headers.host}`)));
    else if (tarballs.includes(path)) response.end(readFileSync(join(TARBALLS, path)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, 'localhost', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

/** What npm reads of a package: its only version. */
function readDocument(file: string): [name: string, toDocument: (origin: string) => object] {
  const tarball = join(TARBALLS, file);
  const manifest = JSON.parse(
    execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' }),
  ) as { name: string; version: string };
  const { name, version } = manifest;
  const integrity = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`;
  return [
    name,
    (origin) => ({
      name,
      'dist-tags': { latest: version },
      versions: { [version]: { ...manifest, dist: { tarball: `${origin}/${file}`, integrity } } },
    }),
  ];
}
