import { execFileSync } from 'node:child_process';
import { mkdtempDisposableSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { createSecureServer, type Http2SecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What an answer of HTTP/2 must not name. */
const OF_CONNECTION = ['connection', 'keep-alive', 'transfer-encoding'];

interface Front extends AsyncDisposable {
  origin: string;
}

/** HTTPS with HTTP/2 before a sandbox, as nginx serves a school: over HTTP/1.1 a browser asks for six files of a host at once. */
export async function openFront(hostname: string, backPort: number): Promise<Front> {
  const front = createSecureServer(makeCertificate(), (incoming, outgoing) => {
    const { method, url: path, authority } = incoming;
    const ordinary = Object.entries(incoming.headers).filter(([name]) => !name.startsWith(':'));
    const headers = { ...Object.fromEntries(ordinary), host: authority };
    const back = request({ port: backPort, host: '127.0.0.1', method, path, headers }, (answer) => {
      const passed = Object.entries(answer.headers).filter(([name]) => !OF_CONNECTION.includes(name));
      outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(passed));
      answer.pipe(outgoing);
    });
    back.on('error', () => outgoing.stream.close());
    incoming.pipe(back);
  });
  const open = new Set<() => void>();
  front.on('session', (session) => {
    const end = () => session.destroy();
    open.add(end);
    session.once('close', () => open.delete(end));
  });
  const port = await listen(front);
  return {
    origin: `https://${hostname}:${port}`,
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        front.close(() => resolve());
        for (const end of open) end();
      }),
  };
}

const listen = (server: Http2SecureServer): Promise<number> =>
  new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });

/** A certificate of an hour's use that no browser trusts. */
function makeCertificate(): { key: Buffer; cert: Buffer } {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'cloud-school-front-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder.path, name)) as [string, string];
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1'];
  const files = ['-nodes', '-keyout', key, '-out', cert];
  execFileSync('openssl', ['req', '-x509', ...curve, ...files, '-days', '1', '-subj', '/CN=localhost'], {
    stdio: 'ignore',
  });
  return { key: readFileSync(key), cert: readFileSync(cert) };
}
