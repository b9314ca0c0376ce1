/** What search engines and those who share a page are told of it. */
export interface PageFacts {
  /** The page's own heading; the document's title without it. */
  heading?: string | null;
  description?: string | null;
  /** Address of a picture, absolute or of this site. */
  imageUrl?: string | null;
  isArticle?: boolean;
  /** Left out of search engines: pages of one person, and addresses that no page has. */
  isHidden?: boolean;
}

/** The facts of the site, which a frame knows. */
export interface SiteFacts extends PageFacts {
  title: string;
  siteName: string;
  /** Canonical address. */
  address: string;
}

/** The document's head: facts of the site, and over them those of the page that is shown. */
export interface Head {
  setSite(facts: SiteFacts): void;
  /** Returns what takes them back. */
  setPage(facts: PageFacts): () => void;
}

/** Longest description that search engines show, in characters. */
const LONGEST = 120;

/** Writes a document's description, canonical address and Open Graph. */
export function createHead(): Head {
  const page = document;
  let site: SiteFacts | null = null;
  let shown: PageFacts = {};

  function write() {
    if (!site) return;
    const facts = { ...site, ...definedOf(shown) };
    const description = facts.description?.replaceAll(/\s+/g, ' ').trim();
    put(page, 'link', 'rel', 'canonical', 'href', site.address);
    const meta = (name: string, content: string | null | undefined) =>
      put(page, 'meta', name.startsWith('og:') ? 'property' : 'name', name, 'content', content);
    meta('description', description && cut(description));
    meta('robots', facts.isHidden ? 'noindex' : null);
    meta('og:site_name', site.siteName);
    meta('og:title', facts.heading ?? site.title);
    meta('og:description', description && cut(description));
    meta('og:type', facts.isArticle ? 'article' : 'website');
    meta('og:url', site.address);
    meta('og:image', absolute(facts.imageUrl, site.address));
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
        // The next page may have told its own by now.
        if (shown !== facts) return;
        shown = {};
        write();
      };
    },
  };
}

/** Without what is not known, so that the site's own stands. */
function definedOf(facts: PageFacts): PageFacts {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value != null && value !== ''));
}

function cut(text: string): string {
  const characters = Array.from(text);
  return characters.length > LONGEST ? `${characters.slice(0, LONGEST - 1).join('')}…` : text;
}

/** A picture's address in full; none for anything a browser would not fetch as one. */
function absolute(url: string | null | undefined, base: string): string | null {
  if (!url || !URL.canParse(url, base)) return null;
  const { protocol, href } = new URL(url, base);
  return protocol === 'https:' || protocol === 'http:' ? href : null;
}

/** One element of the head with this key, or none when there is nothing to say. */
function put(
  page: Document,
  tag: 'link' | 'meta',
  key: string,
  name: string,
  attribute: string,
  value: string | null | undefined,
): void {
  const found = page.head.querySelector(`${tag}[${key}="${name}"]`);
  if (!value) {
    found?.remove();
    return;
  }
  const element = found ?? page.head.appendChild(page.createElement(tag));
  element.setAttribute(key, name);
  element.setAttribute(attribute, value);
}
