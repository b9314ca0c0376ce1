import type { SchoolSettings } from '@cloud-school/domain';

/** A head that takes a page's title, links and meta elements: a document's, or the text of one. */
export interface HeadTarget {
  setTitle: (title: string) => void;
  /** Sets `attribute` of the element `tag` whose attribute `key` is `name`; an empty value removes the element. */
  put: (element: HeadElement, value: string | null | undefined) => void;
  /** Of a server: the settings with which the page is drawn, which are a partner's in the partner's look. */
  setSettings?: (settings: SchoolSettings) => void;
}

export interface HeadElement {
  tag: 'link' | 'meta';
  key: 'rel' | 'name' | 'property';
  name: string;
  attribute: 'href' | 'content';
}

/** The head of this document. */
export const documentHead = (): HeadTarget => ({
  setTitle(title) {
    document.title = title;
  },
  put({ tag, key, name, attribute }, value) {
    const found = document.head.querySelector(`${tag}[${key}="${name}"]`);
    if (!value) {
      found?.remove();
      return;
    }
    const element = found ?? document.head.appendChild(document.createElement(tag));
    element.setAttribute(key, name);
    element.setAttribute(attribute, value);
  },
});
