import { useEffect } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import type { Shared } from './Shared.ts';
import type { WeChatHost } from './wechatCard.ts';

/** In WeChat's browser, of a host that signs for it: what a chat shows of the page when its menu shares it. */
export function useWeChatCard(shared: Shared): void {
  const { config, visit } = usePortal();
  const { wechatSdkAddress, wechatSignatureAddress } = config;
  const { title, text, imageUrl, path } = shared;
  useEffect(() => {
    const host = wechatHost({ wechatSdkAddress, wechatSignatureAddress }, navigator.userAgent);
    if (!host) return;
    const card = {
      title,
      desc: text ?? title,
      link: visit.origin + path,
      imgUrl: imageUrl ? new URL(imageUrl, visit.origin).href : '',
    };
    // Without a card WeChat shows the title and the first picture of the page.
    void import('./wechatCard.ts')
      .then(({ setWeChatCard }) => setWeChatCard(card, host))
      .catch(() => undefined);
  }, [wechatSdkAddress, wechatSignatureAddress, visit, title, text, imageUrl, path]);
}

/** The host's own addresses; null outside WeChat, where its script never loads, and where the host does not sign. */
export function wechatHost(
  { wechatSdkAddress, wechatSignatureAddress }: Record<keyof WeChatHost, string | undefined>,
  userAgent: string,
): WeChatHost | null {
  if (!wechatSdkAddress || !wechatSignatureAddress || !/MicroMessenger/i.test(userAgent)) return null;
  return { wechatSdkAddress, wechatSignatureAddress };
}
