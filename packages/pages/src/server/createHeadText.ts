import { type SchoolSettings, standardSettings } from '@cloud-school/domain';
import type { HeadTarget } from '../platform/portal/HeadTarget.ts';

/** A head that is held as a title and elements, for the page of a server. */
export interface HeadText extends HeadTarget {
  title: () => string;
  settings: () => SchoolSettings;
  /** Whether the page asks search engines not to list it: of public pages, the one of an address that shows nothing. */
  isHidden: () => boolean;
  /** The elements as HTML. */
  toHtml: () => string;
}

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** A head without a document. */
export function createHeadText(): HeadText {
  let shownTitle = '';
  let shownSettings = standardSettings;
  const elements = new Map<string, string>();
  return {
    setSettings(settings) {
      shownSettings = settings;
    },
    setTitle(title) {
      shownTitle = title;
    },
    put({ tag, key, name, attribute }, value) {
      if (value) elements.set(name, `<${tag} ${key}="${name}" ${attribute}="${escape(value)}">`);
      else elements.delete(name);
    },
    title: () => escape(shownTitle),
    settings: () => shownSettings,
    isHidden: () => elements.has('robots'),
    toHtml: () => [...elements.values()].join(''),
  };
}
