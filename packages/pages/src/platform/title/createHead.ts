import { isolate, parseUrl } from '@cloud-school/domain';
import type { HeadElement, HeadTarget } from '../portal/HeadTarget.ts';

/** The facts about a page for search engines and link previews. */
export interface PageFacts {
  /** Before the title, for a page of a shell's own: '名师 - 海澜职教'; the standard pages have the title alone (SHELL-07). */
  titlePrefix?: string | null;
  /** Default: the document's title. */
  heading?: string | null;
  description?: string | null;
  /** Address of a picture, absolute or of this site. */
  imageUrl?: string | null;
  isArticle?: boolean;
  /** Excludes personal pages and unknown addresses from search engines. */
  isHidden?: boolean;
}

/** The facts about the site, which apply where the page has none. */
export interface SiteFacts extends PageFacts {
  title: string;
  siteName: string;
  /** Below the icon on the home screen of iOS. */
  appName?: string | null;
  /** Canonical address. */
  address: string;
}

/** The document's head: the facts of the site, overridden by those of the current page. */
export interface Head {
  setSite(facts: SiteFacts): void;
  /** Returns a function that removes them. */
  setPage(facts: PageFacts): () => void;
}

const CANONICAL: HeadElement = { tag: 'link', key: 'rel', name: 'canonical', attribute: 'href' };

/** Longest description that search engines show, in characters. */
const MAX_LENGTH = 120;

/** Writes a page's description, canonical address and Open Graph. */
export function createHead(target: HeadTarget): Head {
  let site: SiteFacts | null = null;
  let shown: PageFacts = {};

  function write() {
    if (!site) return;
    const facts = { ...site, ...withoutMissing(shown) };
    const description = facts.description?.replaceAll(/\s+/g, ' ').trim();
    const title = facts.titlePrefix ? `${isolate(facts.titlePrefix)} - ${site.title}` : site.title;
    target.setTitle(title);
    target.put(CANONICAL, site.address);
    const meta = (name: string, content: string | null | undefined) =>
      target.put(
        { tag: 'meta', key: name.startsWith('og:') ? 'property' : 'name', name, attribute: 'content' },
        content,
      );
    meta('description', description && cut(description));
    meta('robots', facts.isHidden ? 'noindex' : null);
    meta('og:site_name', site.siteName);
    meta('apple-mobile-web-app-title', site.appName);
    meta('og:title', facts.heading ?? title);
    meta('og:description', description && cut(description));
    meta('og:type', facts.isArticle ? 'article' : 'website');
    meta('og:url', site.address);
    meta('og:image', toAbsolute(facts.imageUrl, site.address));
  }

  return {
    setSite(facts) {
      site = facts;
      write();
    },
    setPage(facts) {
      shown = facts;
      write();
      return () => {
        // The next page may already have set its facts.
        if (shown !== facts) return;
        shown = {};
        write();
      };
    },
  };
}

/** Removes missing values, so that they do not override the site's. */
function withoutMissing(facts: PageFacts): PageFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null && value !== ''));
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length > MAX_LENGTH ? `${characters.slice(0, MAX_LENGTH - 1).join('')}…` : text;
}

/** The absolute address of a picture; null unless it is HTTP or HTTPS. */
function toAbsolute(url: string | null | undefined, base: string): string | null {
  const address = url ? parseUrl(url, base) : null;
  return address && /^https?:$/.test(address.protocol) ? address.href : null;
}
