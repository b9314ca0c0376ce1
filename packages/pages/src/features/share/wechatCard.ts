export interface WeChatCard {
  title: string;
  desc: string;
  /** On the host that is signed for. */
  link: string;
  imgUrl: string;
}

/** The host's own addresses of WeChat's script and of its signature. */
export interface WeChatHost {
  wechatSdkAddress: string;
  wechatSignatureAddress: string;
}

/** What the script of WeChat puts on the window. */
interface WeChat {
  config(settings: Record<string, unknown>): void;
  ready(then: () => void): void;
  updateAppMessageShareData(card: WeChatCard): void;
  updateTimelineShareData(card: Omit<WeChatCard, 'desc'>): void;
}

/** The name that a page's `trusted-types` directive has to allow. */
const POLICY = 'cloud-school-wechat';

const SIGNED = ['appId', 'timestamp', 'nonceStr', 'signature'];

let loading: Promise<WeChat> | undefined;
/** The card that was asked for last. */
let latest: WeChatCard | undefined;
/** Once a signature was taken. */
let configured: WeChat | undefined;

/** Sets the card of the current page, unless another was asked for since; rejects where the script or the signature does not come. */
export async function setWeChatCard(card: WeChatCard, host: WeChatHost): Promise<void> {
  latest = card;
  // The card of a page that is left is followed at once by that of the next page.
  await Promise.resolve();
  if (latest !== card) return;
  // The card before never outlives its page, however late the signature is.
  if (configured) show(configured, card);
  const [wechat, signature] = await Promise.all([
    (loading ??= loadScript(host.wechatSdkAddress)),
    sign(host.wechatSignatureAddress),
  ]);
  if (latest !== card) return;
  wechat.config({ ...signature, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] });
  wechat.ready(() => {
    configured = wechat;
    if (latest === card) show(wechat, card);
  });
}

function show(wechat: WeChat, card: WeChatCard): void {
  const { desc: _, ...ofTheTimeline } = card;
  wechat.updateAppMessageShareData(card);
  wechat.updateTimelineShareData(ofTheTimeline);
}

/** The host signs the address of the page without its fragment. */
async function sign(address: string): Promise<Record<string, unknown>> {
  const signer = new URL(address, window.location.origin);
  signer.searchParams.set('url', window.location.href.replace(/#.*$/, ''));
  const response = await fetch(signer, { credentials: 'omit' });
  if (!response.ok) throw new Error(`The signature for WeChat was refused with ${response.status}.`);
  const answer: unknown = await response.json();
  const fields = new Map(Object.entries(answer ?? {}));
  if (!SIGNED.every((name) => fields.has(name)))
    throw new Error(`The signature for WeChat needs ${SIGNED.join(', ')}.`);
  return Object.fromEntries(SIGNED.map((name) => [name, fields.get(name)]));
}

/** The part of the script that we use has an object of another kind nowhere else. */
const isWeChat = (value: unknown): value is WeChat =>
  typeof value === 'object' && value !== null && 'config' in value && typeof value.config === 'function';

function loadScript(address: string): Promise<WeChat> {
  // The policy makes one address only, whatever it is given.
  const rules: { createScriptURL: (url: string) => string } = { createScriptURL: () => address };
  const policy = globalThis.trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = policy.createScriptURL(address);
    script.addEventListener('load', () => {
      const wx: unknown = Reflect.get(window, 'wx');
      if (isWeChat(wx)) resolve(wx);
      else reject(new Error(`${address} is not WeChat's script: it puts no wx on the window.`));
    });
    script.addEventListener('error', () => {
      loading = undefined;
      reject(new Error(`WeChat's script did not load from ${address}.`));
    });
    document.head.append(script);
  });
}
