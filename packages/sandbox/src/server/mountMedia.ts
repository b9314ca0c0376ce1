import { statSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type HttpBindings } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import type { MediaTransfer } from '../faults/createFaultInjector.ts';

const MEDIA_FOLDER = fileURLToPath(new URL('../../media', import.meta.url));

/** Types that Hono does not know, or names for another use. */
const MEDIA_TYPES: Record<string, string> = {
  '.m3u8': 'application/vnd.apple.mpegurl',
  '.m4a': 'audio/mp4',
  '.m4s': 'video/iso.segment',
  '.vtt': 'text/vtt; charset=utf-8',
};

const POLICIES: Record<string, string> = {
  // An SVG opened as a document must not run scripts.
  '.svg': "default-src 'none'; style-src 'unsafe-inline'",
  // The document viewer. The schools of a sandbox have hosts of this machine.
  '.html':
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors http://localhost:* http://*.localhost:*",
};

/** The address that the portal frames to show a document; it has a host of its own, like a real document service. */
export const documentViewerAddress = (port: number) =>
  `http://docs.localhost:${port}/media/viewer/document.html?src={address}`;

/** Serves the schools' pictures, lessons and the document viewer under /media, as slowly as asked. */
export function mountMedia(site: Hono<{ Bindings: HttpBindings }>, getTransfer: () => MediaTransfer): void {
  site.use('/media/lessons/*', async (context, next) => {
    await next();
    const transfer = getTransfer();
    const { body } = context.res;
    if (body && (transfer.bytesPerSecond ?? transfer.breaksAfter) !== null)
      context.res = new Response(
        body.pipeThrough(createSlowTransfer(transfer, () => context.env.outgoing.destroy())),
        context.res,
      );
  });
  site.use(
    '/media/*',
    serveStatic({
      root: MEDIA_FOLDER,
      rewriteRequestPath: (path) => path.slice('/media'.length),
      onFound: describeFile,
    }),
  );
  site.all('/media/*', (context) => context.text('没有这个文件', 404));
}

const STEP_BYTES = 16 * 1024;

/** Hands the bytes on as a slow network does; breaks its connection where asked. */
function createSlowTransfer({ bytesPerSecond, breaksAfter }: MediaTransfer, breakConnection: () => void) {
  let sent = 0;
  return new TransformStream<Uint8Array, Uint8Array>({
    async transform(chunk, controller) {
      for (let at = 0; at < chunk.length; at += STEP_BYTES) {
        if (breaksAfter !== null && sent >= breaksAfter) {
          breakConnection();
          // Nothing follows, and no end either.
          await new Promise(() => {});
        }
        const part = chunk.subarray(at, at + STEP_BYTES);
        if (bytesPerSecond !== null)
          await new Promise((resolve) => setTimeout(resolve, (part.length / bytesPerSecond) * 1000));
        controller.enqueue(part);
        sent += part.length;
      }
    },
  });
}

function describeFile(path: string, context: Context): void {
  const extension = extname(path);
  const type = MEDIA_TYPES[extension];
  if (type) context.header('content-type', type);
  const policy = POLICIES[extension];
  if (policy) context.header('content-security-policy', policy);
  const { size, mtimeMs } = statSync(path);
  context.header('etag', `"${size.toString(16)}-${Math.round(mtimeMs).toString(16)}"`);
  context.header('accept-ranges', 'bytes');
  context.header('cache-control', 'public, max-age=86400');
  context.header('x-content-type-options', 'nosniff');
}
