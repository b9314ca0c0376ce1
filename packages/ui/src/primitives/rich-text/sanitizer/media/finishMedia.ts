import { parseUrl } from '@cloud-school/domain';
import { fromDom } from '../text/MarkupNode.ts';
import { FORMULA_LABEL, frameAddress, frameName, isFormulaPicture, isPicture } from './frameName.ts';
import { decode, IMAGE_LABEL, missingPicture } from '../../loading/missingPicture.ts';

/** What differs between the places where a text stands. */
export interface RichTextPlace {
  /** Origins whose players may be framed, as in the policy's `frame-src`. */
  videoHosts: readonly string[];
  /** In a question a link opens beside the page: it never leaves the attempt. */
  isQuestion: boolean;
}

const NEW_TAB = '在新窗口打开';
/** Attributes in which editors keep the address of a picture until it comes into view. */
const LATER = ['data-src', 'data-original', 'data-lazy-src', 'data-actualsrc', '_src'];
const isWebAddress = (address: string): boolean => /^(?:https?:)?\/\/|^\/|^[\w.%-]+\.\w+/i.test(address) && !/^[a-z]+script:/i.test(address);

/** Frames of known players, named links for all others. */
export function finishFrame(frame: Element, { videoHosts }: RichTextPlace): void {
  const address = frameAddress(fromDom(frame));
  if (address === null) return frame.remove();
  if (isPicture(fromDom(frame))) {
    const picture = frame.ownerDocument.createElement('img');
    picture.src = address;
    picture.alt = frameName(fromDom(frame));
    return frame.replaceWith(picture, ' ');
  }
  const origin = parseUrl(address)?.origin ?? '';
  if (!videoHosts.includes(origin)) {
    const link = frame.ownerDocument.createElement('a');
    link.href = address;
    link.textContent = frameName(fromDom(frame));
    return frame.replaceWith(link, ' ');
  }
  const player = frame.ownerDocument.createElement('iframe');
  player.title = frame.getAttribute('title')?.trim() || '视频';
  player.loading = 'lazy';
  player.allowFullscreen = true;
  player.referrerPolicy = 'strict-origin-when-cross-origin';
  player.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-popups allow-presentation');
  const [width, height] = ['width', 'height'].map((name) => Number(frame.getAttribute(name)?.replace(/px$/, '')));
  if (width && height) {
    player.style.setProperty('aspect-ratio', `${width} / ${height}`);
    // A size that an editor sets for a small window is no reason for a stamp.
    player.style.setProperty('max-width', `${Math.max(320, width)}px`);
  }
  player.src = address;
  frame.replaceWith(player);
}

/** Pictures load when they are near, from where the editor keeps their address; one without an address says what it was. */
export function finishPicture(picture: HTMLImageElement): void {
  const src = picture.getAttribute('src') ?? '';
  const later = LATER.map((name) => picture.getAttribute(name)?.trim()).find((address) => address && isWebAddress(address));
  if (later && (src === '' || /^data:|loading|blank|placeholder|spacer|grey\.gif/i.test(src))) picture.setAttribute('src', later);
  // What is in the text itself has come already.
  if (!picture.getAttribute('src')?.startsWith('data:')) picture.setAttribute('loading', 'lazy');
  picture.setAttribute('decoding', 'async');
  picture.setAttribute('referrerpolicy', 'no-referrer');
  if (!picture.getAttribute('alt')) picture.setAttribute('alt', isFormulaPicture(fromDom(picture)) ? FORMULA_LABEL : IMAGE_LABEL);
  for (const side of ['width', 'height'] as const) {
    const size = /^(\d+)(?:\.\d+)?px$/.exec(picture.style.getPropertyValue(side))?.[1];
    if (size && !picture.hasAttribute(side)) picture.setAttribute(side, size);
  }
  if (!picture.getAttribute('src')) picture.replaceWith(missingPicture(picture));
}

/** Videos play in their place on a phone too. */
export function finishVideo(media: HTMLMediaElement): void {
  const later = media.getAttribute('data-src');
  if (later && isWebAddress(later) && !media.hasAttribute('src')) media.setAttribute('src', later);
  media.setAttribute('controls', '');
  media.setAttribute('preload', 'metadata');
  if (media instanceof HTMLVideoElement) media.setAttribute('playsinline', '');
}

/** Links of the web open beside the page, links within the text stay in it, and what leads nowhere is text. */
export function finishLink(link: HTMLAnchorElement, { isQuestion }: RichTextPlace): void {
  const given = link.getAttribute('href')?.trim();
  if (!given || given === '#') return unlink(link);
  if (given.startsWith('#')) return undefined;
  if (isBareHost(given)) link.setAttribute('href', `http://${given}`);
  link.setAttribute('rel', 'noopener noreferrer');
  const isOutside = /^(?:https?:)?\/\//i.test(given) || isBareHost(given);
  const isWeb = isOutside || !/^[a-z][a-z\d+.-]*:/i.test(given);
  if (isOutside || (isQuestion && isWeb)) link.setAttribute('target', '_blank');
  if (isQuestion && isWeb) link.setAttribute('title', NEW_TAB);
  return undefined;
}

/** The ends of host names that authors write without a scheme: 'zscx.osta.org.cn/login'; 'lesson.html' is a file of this site. */
const HOST = /^(?:[a-z\d](?:[a-z\d-]*[a-z\d])?\.)+(?:cn|com|net|org|gov|edu|info|io|cc|top|xyz|vip|site|中国)(?::\d+)?(?=[/?#]|$)/i;

const isBareHost = (address: string): boolean => /^www\./i.test(address) || HOST.test(address);

/** What leads nowhere is no link; it keeps the line that its author saw. */
function unlink(link: HTMLAnchorElement): void {
  const isLink = link.hasAttribute('href') || link.hasAttribute('data-link');
  link.removeAttribute('href');
  if (isLink && link.style.textDecorationLine === '') link.style.setProperty('text-decoration-line', 'underline');
}

/** The names within a text get a prefix of that text: no two texts of a page have the same, and none is one of the page's. */
export function finishAnchors(content: DocumentFragment, prefix: string): void {
  for (const element of content.querySelectorAll('[id], a[name]')) {
    const name = element.getAttribute('id') || element.getAttribute('name') || '';
    element.removeAttribute('name');
    if (name) element.setAttribute('id', prefix + name);
    else element.removeAttribute('id');
  }
  const names = new Set(Array.from(content.querySelectorAll('[id]'), ({ id }) => id));
  for (const link of content.querySelectorAll<HTMLAnchorElement>('a[href^="#"]')) {
    const target = prefix + decode(link.getAttribute('href')?.slice(1) ?? '');
    if (names.has(target)) link.setAttribute('href', `#${encodeURIComponent(target)}`);
    else unlink(link);
  }
}
