import type { ComponentType } from 'react';
import type { PreloadScope } from '../early/preloadLoadable.ts';
import { lazyComponent } from './lazyComponent.ts';

type PageComponent = ComponentType & { preload?: () => Promise<boolean> };

/** Starts the first calls of the page at an address. */
type PreloadData = (scope: PreloadScope, search: URLSearchParams) => Promise<void>;

/** One address of a shell. A shell's table may hold a path twice: the first entry wins. */
export type PortalRoute = PageRoute | RedirectRoute;

export interface RedirectRoute {
  path: string;
  /** Returns the path that takes its place, with the same query. */
  redirectTo: () => string;
}

/** What a server does with a page for the values of a parameter. */
export type QueryUse = 'cached' | 'numbered' | 'rendered';

export interface PageRoute {
  path: string;
  /** `preload`, if present, fetches the page's code before it renders. */
  Page: PageComponent;
  /** 'site' renders inside header, footer and tool rail; 'bare' fills the window. */
  layout: 'site' | 'bare';
  /** Shows the same to everyone: a server may render it. Its first rendering reads no storage and no window. */
  isPublic?: boolean;
  /**
   * The parameters that a public page reads: a server keeps a page for each value of the 'cached' ones and for each number of the
   * 'numbered' ones, and renders the page again for each visit with one that is 'rendered'. It ignores all others.
   */
  query?: Readonly<Record<string, QueryUse>>;
  /** False keeps a public page of the site out of the sitemap, such as one that shows nothing without an id. */
  isListed?: boolean;
  /** Redirects visitors to the login, which returns to this address. */
  needsSignIn?: boolean;
  /** Says itself what it knows of the network and the server, as an exam does: no note of the frame lies over its buttons. */
  hasOwnNotices?: boolean;
  /** Imports what starts the first calls of the page, while the page's own code loads. */
  importPreload?: () => Promise<PreloadData>;
}

/** Imports a module that exports a page, which takes no required props. */
type PageLoader<Name extends string> = () => Promise<Record<NoInfer<Name>, ComponentType>>;

/** A lazily loaded page in the site's frame: `sitePage('/teachers', () => import('./TeachersPage.tsx'), 'TeachersPage')`. */
export function sitePage<Name extends string>(path: string, load: PageLoader<Name>, name: Name): PageRoute {
  const loadPage = async (): Promise<{ Page: ComponentType }> => ({ Page: (await load())[name] });
  return { path, layout: 'site', Page: lazyComponent(loadPage, 'Page') };
}

/** A page that a server may render, and the parameters that it reads. */
export const publicPage = (route: PageRoute, query: PageRoute['query'] = {}): PageRoute => ({
  ...route,
  isPublic: true,
  query,
});

/** A lazily loaded page that fills the window. */
export function barePage<Name extends string>(path: string, load: PageLoader<Name>, name: Name): PageRoute {
  return { ...sitePage(path, load, name), layout: 'bare' };
}

/** An address that forwards to another one, which may depend on the device. */
export const redirectRoute = (path: string, to: string | (() => string)): RedirectRoute => ({
  path,
  redirectTo: typeof to === 'string' ? () => to : to,
});
