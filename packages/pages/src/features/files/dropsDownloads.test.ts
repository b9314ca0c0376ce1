import { expect, test } from 'vitest';
import { dropsDownloads } from './dropsDownloads.ts';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; V2238A) AppleWebKit/537.36 Chrome/116.0.0.0 Mobile Safari/537.36';
const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148';

test.each([
  ['WeChat', `${ANDROID} MMWEBID/1 MicroMessenger/8.0.50.2701 WeChat/arm64`],
  ['WeCom on a computer', 'Mozilla/5.0 (Windows NT 10.0) Chrome/108 wxwork/4.1 MicroMessenger/7.0.1'],
  ['QQ', `${IPHONE} QQ/9.0.35.600 NetType/WIFI`],
  ['Weibo', `${IPHONE} Weibo (iPhone14,5__weibo__14.5.0__iphone__os17.4)`],
  ['DingTalk', `${ANDROID} DingTalk/7.5.20`],
  ['Alipay', `${ANDROID} AlipayDefined(nt:WIFI) AlipayClient/10.6.6`],
  ['Feishu', `${IPHONE} Lark/7.20.5 LarkLocale/zh_CN`],
  ['Douyin', `${ANDROID} aweme.snssdk.com`],
  ['WhatsApp on Android', ANDROID.replace('V2238A', 'V2238A; wv')],
  ['Telegram', `${ANDROID} Telegram-Android/11.4.2`],
  ['Line', `${IPHONE} Safari Line/14.1.0`],
  ['Facebook', `${IPHONE} [FBAN/FBIOS;FBAV/450.0.0]`],
  ['Baidu', `${ANDROID} baiduboxapp/13.60.0.10`],
])('%s drops downloads', (_, userAgent) => {
  expect(dropsDownloads(userAgent)).toBe(true);
});

test.each([
  ['Chrome', ANDROID],
  ['Safari', `${IPHONE} Version/17.4 Safari/604.1`],
  ["QQ's browser", `${ANDROID} MQQBrowser/15.0`],
  ['Edge', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/120 Safari/537.36 Edg/120.0'],
  [
    'HarmonyOS',
    'Mozilla/5.0 (Phone; OpenHarmony 5.0) AppleWebKit/537.36 Chrome/114 Safari/537.36 ArkWeb/4.1',
  ],
])('%s saves them', (_, userAgent) => {
  expect(dropsDownloads(userAgent)).toBe(false);
});
