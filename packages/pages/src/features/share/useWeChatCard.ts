import { useEffect } from 'react';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useSchoolName } from '../../platform/tenant/useSchoolName.ts';
import type { Shared } from './Shared.ts';
import type { WeChatCard, WeChatHost } from './wechatCard.ts';

/** In WeChat's browser, of a host that signs for it: what a chat shows when its menu shares the page; after it, of the school. */
export function useWeChatCard(shared: Shared): void {
  const { brand, config, visit } = usePortal();
  const schoolName = useSchoolName();
  const site = brand.fixedTitle ?? schoolName;
  const { wechatSdkAddress, wechatSignatureAddress } = config;
  const { title, text, imageUrl, path } = shared;
  useEffect(() => {
    const host = wechatHost({ wechatSdkAddress, wechatSignatureAddress }, navigator.userAgent);
    if (!host) return undefined;
    const card = {
      title,
      desc: text ?? title,
      link: visit.origin + path,
      imgUrl: imageUrl ? new URL(imageUrl, visit.origin).href : '',
    };
    setCard(card, host);
    // What was shared here may be a student's, such as a certificate: the next page may have no card of its own.
    return () => setCard({ title: site, desc: site, link: `${visit.origin}/`, imgUrl: '' }, host);
  }, [wechatSdkAddress, wechatSignatureAddress, visit, title, text, imageUrl, path, site]);
}

/** Without a card WeChat shows the title and the first picture of the page. */
function setCard(card: WeChatCard, host: WeChatHost): void {
  void import('./wechatCard.ts')
    .then(({ setWeChatCard }) => setWeChatCard(card, host))
    .catch(() => undefined);
}

/** The host's own addresses; null outside WeChat, where its script never loads, and where the host does not sign. */
export function wechatHost(
  { wechatSdkAddress, wechatSignatureAddress }: Record<keyof WeChatHost, string | undefined>,
  userAgent: string,
): WeChatHost | null {
  if (!wechatSdkAddress || !wechatSignatureAddress || !/MicroMessenger/i.test(userAgent)) return null;
  return { wechatSdkAddress, wechatSignatureAddress };
}
