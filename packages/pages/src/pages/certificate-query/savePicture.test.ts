import { afterEach, expect, test, vi } from 'vitest';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import { savePicture } from './savePicture.ts';

const ADDRESS = 'https://media.example.com/certificate';

/** The links that are clicked while a picture is saved from a host. */
async function save(answer: (signal: AbortSignal) => Promise<Response>, isInApp = false) {
  const links: Record<string, unknown>[] = [];
  vi.stubGlobal('document', {
    createElement: () => {
      const link = { click: () => void links.push(link) };
      return link;
    },
  });
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => answer(signal));
  const files = {
    save: async (_: Blob, download: string) => {
      links.push({ download });
      return 'saved' as const;
    },
    hold: (pictureUrl: string) => isInApp && links.push({ pictureUrl }) > 0,
  };
  return { outcome: await savePicture(ADDRESS, '何志远证书', files), links };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test.each([
  ['image/png', '何志远证书.png'],
  ['image/jpg', '何志远证书'],
  ['application/octet-stream', '何志远证书'],
])('a picture of type %s is saved as %s', async (type, download) => {
  const { outcome, links } = await save(async () => new Response('…', { headers: { 'content-type': type } }));
  expect(outcome).toBe('saved');
  expect(links).toMatchObject([{ download }]);
});

test.each([
  [
    'a page about an error',
    async () => new Response('登录已过期', { headers: { 'content-type': 'text/html' } }),
  ],
  ['a failure', async () => new Response(null, { status: 404 })],
] as const)('%s is not saved as a picture: its address opens instead', async (_, answer) => {
  const { outcome, links } = await save(answer);
  expect(outcome).toBe('opened');
  expect(links).toMatchObject([{ href: ADDRESS, target: '_blank' }]);
});

test('a host that does not answer in the time of a press is left alone: the address opens', async () => {
  const limit = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  const { outcome, links } = await save(async (signal) => {
    limit.abort();
    signal.throwIfAborted();
    return new Response('…', { headers: { 'content-type': 'image/png' } });
  });
  expect(timeout).toHaveBeenCalledWith(CLICK_CALL.timeout);
  expect(outcome).toBe('opened');
  expect(links).toMatchObject([{ href: ADDRESS, target: '_blank' }]);
});

test('in a browser that opens no tab, the picture of a host that scripts may not read is shown', async () => {
  const { outcome, links } = await save(async () => new Response(null, { status: 404 }), true);
  expect(outcome).toBe('shown');
  expect(links).toEqual([{ pictureUrl: ADDRESS }]);
});
