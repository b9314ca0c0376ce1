import { useEffect } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { Shared } from './Shared.ts';

/** In WeChat's browser, of a host that signs for it: what a chat shows of the page when its menu shares it. */
export function useWeChatCard(shared: Shared): void {
  const { config, visit } = usePortal();
  const { wechatSdkAddress, wechatSignatureAddress } = config;
  const { title, text, imageUrl, path } = shared;
  useEffect(() => {
    if (!wechatSdkAddress || !wechatSignatureAddress || !/MicroMessenger/i.test(navigator.userAgent)) return;
    const card = {
      title,
      desc: text ?? title,
      link: visit.origin + path,
      imgUrl: imageUrl ? new URL(imageUrl, visit.origin).href : '',
    };
    // Without a card WeChat shows the title and the first picture of the page.
    void import('./wechatCard.ts')
      .then(({ setWeChatCard }) => setWeChatCard(card, { wechatSdkAddress, wechatSignatureAddress }))
      .catch(() => undefined);
  }, [wechatSdkAddress, wechatSignatureAddress, visit, title, text, imageUrl, path]);
}
