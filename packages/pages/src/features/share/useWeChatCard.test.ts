import { expect, test } from 'vitest';
import { wechatHost } from './useWeChatCard.ts';

const WECHAT = 'Mozilla/5.0 (Linux; Android 14) Chrome/116.0.0.0 Mobile Safari/537.36 MicroMessenger/8.0.50';
const CHROME = 'Mozilla/5.0 (Linux; Android 14) Chrome/116.0.0.0 Mobile Safari/537.36';
const HOST = { wechatSdkAddress: '/files/jweixin-1.6.0.js', wechatSignatureAddress: '/wechat/sign' };

test('the script loads from the address of the host, in WeChat alone', () => {
  expect(wechatHost(HOST, WECHAT)).toEqual(HOST);
  expect(wechatHost(HOST, CHROME)).toBeNull();
});

test('without both addresses nothing loads', () => {
  expect(wechatHost({ ...HOST, wechatSdkAddress: '' }, WECHAT)).toBeNull();
  expect(wechatHost({ ...HOST, wechatSignatureAddress: '' }, WECHAT)).toBeNull();
});
