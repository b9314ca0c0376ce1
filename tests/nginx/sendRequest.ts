import { type IncomingMessage, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

export interface Answer {
  status: number | undefined;
  headers: IncomingMessage['headers'];
  text: string;
}

const DECODERS: Record<string, (content: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
};

/** Sends a GET, or a POST with a body, to this machine under a host name; `fetch` can neither choose it nor show the compression. Limits count by `from`. */
export async function sendRequest(
  port: number,
  host: string,
  path: string,
  headers: Record<string, string> = {},
  { from = '127.0.0.1', body }: { from?: string; body?: string } = {},
): Promise<Answer> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      localAddress: from,
      port,
      path,
      headers: { host: `${host}:${port}`, ...headers },
    };
    request({ ...options, method: body === undefined ? 'GET' : 'POST' }, resolve)
      .once('error', reject)
      .end(body);
  });
  const content = await buffer(response);
  const decode = DECODERS[response.headers['content-encoding'] ?? ''] ?? ((same: Buffer) => same);
  return { status: response.statusCode, headers: response.headers, text: decode(content).toString() };
}
