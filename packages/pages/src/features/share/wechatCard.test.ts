import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const HOST = {
  wechatSdkAddress: 'https://files.example/jweixin-1.6.0.js',
  wechatSignatureAddress: '/wechat/sign?app=portal',
};
const CARD = { title: '养老护理员', desc: '三级', link: 'https://yunfan.example/x', imgUrl: '' };
const SIGNATURE = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's', extra: 'left out' };

/** Opens a page of WeChat's browser in which the script comes; the answers of the host are `signature`. */
async function openPage(signature: unknown) {
  const wx = {
    config: vi.fn(),
    ready: (then: () => void) => then(),
    updateAppMessageShareData: vi.fn<(card: { title: string }) => void>(),
    updateTimelineShareData: vi.fn(),
  };
  const scripts: string[] = [];
  vi.stubGlobal('window', { location: new URL('https://yunfan.example/x?id=1#top'), wx });
  vi.stubGlobal('document', {
    createElement: () => ({
      set src(address: string) {
        scripts.push(address);
      },
      addEventListener: (name: string, then: () => void) => name === 'load' && queueMicrotask(then),
    }),
    head: { append: vi.fn() },
  });
  const fetch = vi.fn(async (_address: URL): Promise<Response> => Response.json(signature));
  vi.stubGlobal('fetch', fetch);
  const { setWeChatCard } = await import('./wechatCard.ts');
  return { wx, scripts, fetch, setWeChatCard };
}

beforeEach(() => vi.resetModules());
afterEach(() => vi.unstubAllGlobals());

test('the host signs the address without its fragment, and both menus show the card', async () => {
  const { wx, scripts, fetch, setWeChatCard } = await openPage(SIGNATURE);
  await setWeChatCard(CARD, HOST);
  await setWeChatCard(CARD, HOST);
  expect(scripts).toEqual([HOST.wechatSdkAddress]);
  expect(fetch.mock.calls[0]?.[0].href).toBe(
    'https://yunfan.example/wechat/sign?app=portal&url=https%3A%2F%2Fyunfan.example%2Fx%3Fid%3D1',
  );
  expect(wx.config).toHaveBeenCalledWith({
    appId: 'wx1',
    timestamp: 1,
    nonceStr: 'n',
    signature: 's',
    jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'],
  });
  expect(wx.updateAppMessageShareData).toHaveBeenCalledWith(CARD);
  expect(wx.updateTimelineShareData).toHaveBeenCalledWith({ title: CARD.title, link: CARD.link, imgUrl: '' });
});

test('a signature that lacks a field sets no card', async () => {
  const { wx, setWeChatCard } = await openPage({ appId: 'wx1' });
  await expect(setWeChatCard(CARD, HOST)).rejects.toThrow('appId, timestamp, nonceStr, signature');
  expect(wx.config).not.toHaveBeenCalled();
});

test('the slower of two signatures never brings the earlier card back', async () => {
  const { wx, fetch, setWeChatCard } = await openPage(SIGNATURE);
  const { promise: slow, resolve: sign } = Promise.withResolvers<Response>();
  fetch.mockImplementationOnce(() => slow);
  const first = setWeChatCard(CARD, HOST);
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledOnce());
  await setWeChatCard({ ...CARD, title: '健康管理师' }, HOST);
  sign(Response.json(SIGNATURE));
  await first;
  expect(wx.updateAppMessageShareData.mock.calls.map(([{ title }]) => title)).toEqual(['健康管理师']);
});

test('of two cards of one moment the last is asked for alone; without its signature it still replaces the one before', async () => {
  const { wx, fetch, setWeChatCard } = await openPage(SIGNATURE);
  await setWeChatCard(CARD, HOST);
  fetch.mockRejectedValue(new TypeError('no network'));
  const left = setWeChatCard({ ...CARD, title: '云帆职业培训' }, HOST);
  await expect(setWeChatCard({ ...CARD, title: '健康管理师' }, HOST)).rejects.toThrow('no network');
  await left;
  expect(fetch).toHaveBeenCalledTimes(2);
  expect(wx.updateAppMessageShareData.mock.lastCall?.[0].title).toBe('健康管理师');
});
