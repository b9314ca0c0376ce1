import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.vtt': 'text/vtt',
  '.woff2': 'font/woff2',
};

/** A sub-folder, so that an address from the root of the host is noticed. */
const BASE = '/sub/folder/';

interface FolderServer {
  /** With a slash at the end. */
  address: string;
  close: () => void;
}

/** Serves a folder's files under a sub-folder of a free port, as a plain static host does. */
export async function serveFolder(folder: string): Promise<FolderServer> {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const path = pathname.startsWith(BASE)
      ? normalize(decodeURIComponent(pathname.slice(BASE.length)))
      : '..';
    const wanted = join(folder, path);
    const file = existsSync(wanted) && statSync(wanted).isDirectory() ? join(wanted, 'index.html') : wanted;
    if (path.startsWith('..') || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const { size } = statSync(file);
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    // A player jumps inside a video by ranges.
    const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
    if (from === undefined) {
      response.writeHead(200, { 'content-type': type, 'content-length': size, 'accept-ranges': 'bytes' });
      createReadStream(file).pipe(response);
      return;
    }
    const start = Number(from);
    const end = to ? Number(to) : size - 1;
    response.writeHead(206, { 'content-type': type, 'content-range': `bytes ${start}-${end}/${size}` });
    createReadStream(file, { start, end }).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}${BASE}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
