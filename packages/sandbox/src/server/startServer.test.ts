import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { createClient, getPaper, loginByPassword, saveAnswer, startAttempt } from '@cloud-school/api-client';
import { afterAll, afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openExam } from '../testing/openExam.ts';
import { contentSecurityPolicy } from './contentSecurityPolicy.ts';
import { documentViewerAddress } from './mountMedia.ts';
import { type SandboxServer, type ServerOptions, startServer } from './startServer.ts';

const TENANT = '/api/system/anyTenant/defTenant/getTenantByPreDomain?data=yunfan';

// The server of Hono replaces both for the whole process, and other test files run in it too.
const { Request, Response } = globalThis;
afterAll(() => {
  Object.defineProperty(globalThis, 'Request', { value: Request });
  Object.defineProperty(globalThis, 'Response', { value: Response });
});

let folder: string;
let running: SandboxServer[];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sandbox-server-'));
  running = [];
});
afterEach(async () => {
  await Promise.all(running.map((server) => server.close()));
  rmSync(folder, { recursive: true });
});

async function start(options: Partial<ServerOptions> = {}): Promise<SandboxServer> {
  const server = await startServer({ port: 0, ...options });
  running.push(server);
  return server;
}

async function stop(server: SandboxServer): Promise<void> {
  running = running.filter((other) => other !== server);
  await server.close();
}

test('a restart keeps the token, the attempt and its answers', async () => {
  const databaseFile = join(folder, 'school.sqlite');
  let server = await start({ databaseFile });
  let token: string | null = null;
  const call = () =>
    createClient({
      session: () => ({ tenantId: '10001', schoolId: null, token }),
      config: { baseUrl: `${server.url}/api` },
    });
  const person = { username: '13857146209', password: 'yunfan2026', tenantId: '10001' };
  token = (await call().call(loginByPassword, person)).token;
  const testQuery = { classId: 'c-elder-3', studentId: null, courseId: null, classroomId: 'r-open' };
  const { workId } = await openExam(call(), testQuery);
  const { answerLogId } = await call().call(startAttempt, { workId });
  const answer = { optionKeys: ['B'], texts: [] };
  await call().call(saveAnswer, {
    answerLogId,
    workId,
    questionId: 'q-open-1',
    unitId: 'q-open-unit-1',
    kind: 'single',
    answer,
    answeredAt: Date.now(),
  });
  await stop(server);

  server = await start({ databaseFile });
  expect(await call().call(startAttempt, { workId })).toMatchObject({ answerLogId });
  const paper = await call().call(getPaper, { workId });
  expect(paper.groups[0]?.questions[0]?.savedAnswer).toEqual(answer);
  await stop(server);

  server = await start({ databaseFile, isReset: true });
  await expect(call().call(getPaper, { workId })).rejects.toMatchObject({ kind: 'session-expired' });
});

test('a dropped call breaks the connection, and the server keeps running', async () => {
  const { url } = await start();
  await expect(fetch(url + TENANT, { headers: { 'x-sandbox-fail': '*=drop' } })).rejects.toThrow(
    'fetch failed',
  );
  expect(await (await fetch(url + TENANT)).json()).toMatchObject({ code: 0, data: { id: '10001' } });
});

test('a hanging call does not prevent the server from closing', async () => {
  const server = await start();
  const end = fetch(server.url + TENANT, { headers: { 'x-sandbox-fail': '*=hang' } }).then(
    () => 'answered',
    () => 'broken off',
  );
  await expect
    .poll(async () => (await (await fetch(`${server.url}/__sandbox/state`)).json()) as object)
    .toMatchObject({ counts: { 'tenant.byPreDomain': 1 } });
  await stop(server);
  expect(await end).toBe('broken off');
});

test('a port in use is an error', async () => {
  const { port } = await start();
  await expect(startServer({ port })).rejects.toThrow('EADDRINUSE');
});

test('pictures have a media type, are cached and restricted by a policy', async () => {
  const { url } = await start();
  const { status, headers } = await fetch(`${url}/media/covers/elder-care.svg`);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toContain('image/svg+xml');
  expect(headers.get('cache-control')).toBe('public, max-age=86400');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  for (const path of ['/media/none.svg', '/media/..%2fpackage.json', '/media/%2e%2e/package.json']) {
    expect((await fetch(url + path)).status).toBe(404);
  }
});

test('a video is served whole and by ranges, so that a player can seek', async () => {
  const address = `${(await start()).url}/media/videos/bedside-care.mp4`;
  const whole = await fetch(address);
  expect(whole.headers.get('content-type')).toBe('video/mp4');
  const bytes = new Uint8Array(await whole.arrayBuffer());

  const part = await fetch(address, { headers: { range: 'bytes=1000-1999', 'accept-encoding': 'gzip' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${bytes.length}`);
  expect(part.headers.get('content-encoding')).toBeNull();
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(1000, 2000));

  const beyond = await fetch(address, { headers: { range: `bytes=${bytes.length}-` } });
  expect(beyond.status).toBe(416);
});

test('a lesson has a version, and its transfer can be slow and can break', async () => {
  const { url } = await start();
  const address = `${url}/media/lessons/turning/720p.mp4`;
  const version = (await fetch(address, { method: 'HEAD' })).headers.get('etag');
  expect(version).toMatch(/^"[\da-f]+-[\da-f]+"$/);
  const control = (media: object) =>
    fetch(`${url}/__sandbox/controls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ media }),
    });
  await control({ breaksAfter: 100_000 });
  const broken = await fetch(address);
  expect(broken.headers.get('etag')).toBe(version);
  await expect(broken.arrayBuffer()).rejects.toThrow('terminated');
  await control({ bytesPerSecond: 200_000 });
  const begin = performance.now();
  await (await fetch(address, { headers: { range: 'bytes=0-59999' } })).arrayBuffer();
  expect(performance.now() - begin).toBeGreaterThan(250);
});

test.each([
  ['lessons/turning/hls/master.m3u8', 'application/vnd.apple.mpegurl'],
  ['lessons/turning/hls/360p/index.m3u8', 'application/vnd.apple.mpegurl'],
  ['lessons/turning/hls/360p/init.mp4', 'video/mp4'],
  ['lessons/turning/hls/360p/segment-00.m4s', 'video/iso.segment'],
  ['lessons/turning/captions.zh.vtt', 'text/vtt; charset=utf-8'],
  ['lessons/choking/audio.m4a', 'audio/mp4'],
  ['lessons/score-sheet/document.pdf', 'application/pdf'],
  ['lessons/first-aid/first-aid-cards.zip', 'application/zip'],
])('%s is served as %s, whole and by ranges', async (file, type) => {
  const address = `${(await start()).url}/media/${file}`;
  const whole = await fetch(address);
  expect(whole.headers.get('content-type')).toBe(type);
  expect(whole.headers.get('accept-ranges')).toBe('bytes');
  const bytes = new Uint8Array(await whole.arrayBuffer());
  const part = await fetch(address, { headers: { range: 'bytes=10-99', 'accept-encoding': 'identity' } });
  expect(part.status).toBe(206);
  expect(part.headers.get('content-type')).toBe(type);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.slice(10, 100));
});

test('the document viewer runs its own scripts only, and hosts of this machine alone can frame it', async () => {
  const { url, port } = await start();
  const { status, headers } = await fetch(`${url}/media/viewer/document.html?src=/media/x.pdf`);
  expect(status).toBe(200);
  const policy = headers.get('content-security-policy');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain('frame-ancestors http://localhost:* http://*.localhost:*');
  const address = documentViewerAddress(port).replace('{address}', encodeURIComponent('/media/x.pdf'));
  expect(new URL(address).host).toBe(`docs.localhost:${port}`);
  expect(new URL(address).searchParams.get('src')).toBe('/media/x.pdf');
});

describe('with a built portal', () => {
  const html =
    '<!doctype html><script type="application/json" id="cloud-school-config">\n      {}\n    </script><div id="root"></div>';

  const SCRIPT = `console.log(${JSON.stringify('学'.repeat(2000))})`;
  const MOBILE = 'https://m.example.com/{line}';
  const DOCUMENTS = 'https://docs.example.com/{address}';

  async function startApp() {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), html);
    for (const name of ['assets/index-4f2a.js', 'exam-worker.js']) {
      writeFileSync(join(folder, name), SCRIPT);
      writeFileSync(join(folder, `${name}.br`), brotliCompressSync(SCRIPT));
      writeFileSync(join(folder, `${name}.gz`), gzipSync(SCRIPT));
    }
    writeFileSync(join(folder, 'icon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
    return await start({
      appFolder: folder,
      appConfig: {
        REGISTRATION_SCHOOLS: '{}',
        MOBILE_APP_ADDRESS: MOBILE,
        DOCUMENT_VIEWER_ADDRESS: DOCUMENTS,
        ACCESS_KEY: 'k</script>$&',
      },
    });
  }

  test.each(['/', '/index.html', '/study/mine', '/study/test/answer?workId=w-1.2'])(
    '%s is the page, never cached, with its configuration',
    async (path) => {
      const response = await fetch((await startApp()).url + path);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toBe(
        contentSecurityPolicy({ MOBILE_APP_ADDRESS: MOBILE, DOCUMENT_VIEWER_ADDRESS: DOCUMENTS }),
      );
      const text = await response.text();
      expect(text).toMatch(
        /id="cloud-school-config">{"REGISTRATION_SCHOOLS":"{}","SSO_ADDRESS":"http:\/\/sso\.localhost:\d+\/__sandbox\/sso","MOBILE_APP_ADDRESS":"https:\/\/m\.example\.com\/{line}","DOCUMENT_VIEWER_ADDRESS":"https:\/\/docs\.example\.com\/{address}","ACCESS_KEY":"k\\u003c\/script>\$&"}<\/script>/,
      );
    },
  );

  test.each([
    ['yunfan', '养老护理云校'],
    ['kingdee', '智能财税云校'],
  ])('the page of %s offers its own cloud schools', async (label, name) => {
    writeFileSync(join(folder, 'index.html'), html);
    const { port } = await start({ appFolder: folder });
    const text = await new Promise<string>((resolve) => {
      get({ port, headers: { host: `${label}.localhost:${port}` } }, (response) => {
        void response.toArray().then((parts) => resolve(Buffer.concat(parts as Buffer[]).toString()));
      });
    });
    const names = [...text.matchAll(/\\"name\\":\\"(.+?)\\"/g)].map(([, found]) => found);
    expect(names).toHaveLength(4);
    expect(names[0]).toBe(name);
  });

  test.each([
    ['br', 'gzip, deflate, br, zstd', brotliDecompressSync],
    ['gzip', 'gzip, deflate', gunzipSync],
  ])(
    'hashed files are immutable, and sent as the %s file of the build',
    async (encoding, accepted, decompress) => {
      const { url } = await startApp();
      // Node's `fetch` decompresses what it gets.
      const response = await new Promise<IncomingMessage>((resolve) => {
        get(`${url}/assets/index-4f2a.js`, { headers: { 'accept-encoding': accepted } }, resolve);
      });
      const { headers } = response;
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(headers['content-encoding']).toBe(encoding);
      expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(decompress(await buffer(response)).toString()).toBe(SCRIPT);
    },
  );

  test('files are sent as they are to a client that accepts no compression', async () => {
    const { url } = await startApp();
    const address = `${url}/assets/index-4f2a.js`;
    const response = await fetch(address, { headers: { 'accept-encoding': 'identity' } });
    expect(response.headers.get('content-encoding')).toBeNull();
    expect(response.headers.get('vary')).toBe('Accept-Encoding');
    expect(await response.text()).toBe(SCRIPT);
  });

  test('files without a hash are never cached, compressed or not', async () => {
    const { url } = await startApp();
    for (const path of ['/icon.svg', '/exam-worker.js']) {
      expect((await fetch(url + path)).headers.get('cache-control')).toBe('no-cache');
    }
  });

  test('a missing file is not answered by the page, and the API still works', async () => {
    const { url } = await startApp();
    for (const path of ['/assets/old-1111.js', '/assets/index-4f2a.js.br', '/exam-worker.js.gz']) {
      expect((await fetch(url + path)).status).toBe(404);
    }
    expect(await (await fetch(`${url}/api/nothing`)).json()).toMatchObject({ code: 404 });
    expect(await (await fetch(url + TENANT)).json()).toMatchObject({ code: 0 });
  });
});

test('the command prints its addresses and ends cleanly on a signal', async () => {
  const main = fileURLToPath(new URL('./main.ts', import.meta.url));
  const child = spawn(process.execPath, [main, '--port', '0', '--data', join(folder, 'deep/school.sqlite')]);
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await expect.poll(() => said, { timeout: 10_000 }).toContain('邵扬');
  const url = /http:\S+(?=\/__sandbox)/.exec(said)?.[0] ?? '';
  expect(await (await fetch(url + TENANT)).json()).toMatchObject({ code: 0 });
  child.kill('SIGTERM');
  expect(await once(child, 'exit')).toEqual([0, null]);
}, 20_000);
