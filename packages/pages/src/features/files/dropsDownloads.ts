/**
 * Browsers inside other apps, which drop what a page downloads and the windows that it opens: WeChat and WeCom, QQ, Weibo,
 * DingTalk, Alipay, Feishu, Douyin and Toutiao, Baidu, Xiaohongshu, Kuaishou, Zhihu, Bilibili, Telegram, Line, Facebook,
 * Instagram, and every other WebView of Android ('; wv)'). QQ's own browser is MQQBrowser.
 */
const IN_APP =
  /MicroMessenger|\bQQ\/|Weibo|DingTalk|AlipayClient|\b(?:Lark|Feishu)\b|aweme|NewsArticle|baiduboxapp|discover\/|Kwai|osee2unifiedRelease|BiliApp|Telegram|\bLine\/|FBA[NV]\/|Instagram|; wv\)/i;

/** Whether a file that a page saves gets lost in the browser of this user agent. */
export const dropsDownloads = (userAgent: string): boolean => IN_APP.test(userAgent);
