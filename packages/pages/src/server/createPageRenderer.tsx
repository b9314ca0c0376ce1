import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { SWRConfig, unstable_serialize } from 'swr';
import type { Brand } from '../platform/brand/Brand.ts';
import { completeBrand } from '../platform/brand/completeBrand.ts';
import type { Portal } from '../platform/portal/Portal.ts';
import { restoreSchool } from '../platform/tenant/restoreSchool.ts';
import { tenantCall } from '../platform/tenant/useTenant.ts';
import { PortalPages } from '../PortalPages.tsx';
import { type Asked, type Recall, collectCalls } from './collectCalls.ts';
import { findPublicRoute } from './createAddressReader.ts';
import { createHeadText } from './createHeadText.ts';
import { keepRules } from './keepRules.ts';
import { openPortal, type ServerVisit } from './openPortal.ts';
import { structuredData, toLinkedData } from './structuredData.ts';

export interface PageRequest extends ServerVisit {
  /** Milliseconds until the page is rendered with what has arrived. */
  patience: number;
  /** What other pages of the host were answered a moment ago. Default: each page makes its own calls. */
  answers?: SharedAnswers;
}

/** Answers of calls that pages of one host share, by the key of SWR. */
interface SharedAnswers {
  get: (key: string) => unknown;
  set: (key: string, answer: unknown) => void;
}

/** A page as a visitor sees it first. */
export interface RenderedPage {
  /** 404 for an unknown address, for what is not or no longer published, and for every address of an unknown host. */
  status: 200 | 404;
  isKnownHost: boolean;
  /** The content of #root. */
  html: string;
  /** Style elements for the head. */
  styles: string;
  /** The title as HTML. */
  title: string;
  /** Meta, link and data elements for the head. */
  head: string;
  /** What the calls of the page answered, by the key of SWR: JSON. */
  data: Record<string, unknown>;
  /** False when a call failed or had no answer in time; the browser makes it again. */
  isWhole: boolean;
}

/** Passes after which a page is sent as it is: a call that needs another's answer takes one more. */
const MAX_PASSES = 8;

/**
 * Renders the public pages of a brand without a browser: again and again, with what its calls have answered, until it asks
 * for nothing more. Null for an address whose page the browser renders, and when the host's school cannot be asked for.
 */
export function createPageRenderer(brand: Brand) {
  const complete = completeBrand(brand);
  return async ({ patience, answers, ...visit }: PageRequest): Promise<RenderedPage | null> => {
    const { url } = visit;
    const route = findPublicRoute(complete, url.pathname);
    if (!route) return null;
    const head = createHeadText();
    const portal = openPortal(brand, visit, head);
    const data: Record<string, unknown> = {};
    const failed = new Set<string>();
    const recall = (key: string): unknown => {
      const answer = data[key] ?? answers?.get(key);
      if (answer !== undefined) data[key] = answer;
      return data[key];
    };
    const recallCall = (key: unknown[]) => recall(unstable_serialize([null, null, ...key]));
    restoreSchool(portal, recallCall);
    let isLate = false;
    let isAnswered = false;
    const deadline = setTimeout(() => {
      isLate = true;
      portal.client.cancelAll();
    }, patience);
    try {
      for (let pass = 1; ; pass += 1) {
        const asked: Asked = new Map();
        const { prelude, sheet } = await renderOnce(portal, url, recall, asked);
        const open = [...asked].filter(([key]) => !failed.has(key));
        if (open.length === 0 || isLate || pass === MAX_PASSES) {
          const tenant = recallCall(tenantCall(portal).key);
          // Shared answers alone make no page: none of the page's own calls was answered.
          if (tenant === undefined || (failed.size > 0 && !isAnswered)) return null;
          const isKnownHost = tenant !== null;
          const status = isKnownHost && !head.isHidden() ? 200 : 404;
          const linked = toLinkedData(structuredData(data, url, head.settings()));
          return {
            html: await new Response(prelude).text(),
            styles: sheet.getStyleTags(),
            title: head.title(),
            head: head.toHtml() + linked,
            status,
            isKnownHost,
            data,
            isWhole: asked.size === 0,
          };
        }
        // Nobody reads a page whose calls are open.
        await prelude.cancel();
        await Promise.all(
          open.map(async ([key, load]) => {
            try {
              data[key] = await load();
              isAnswered = true;
              answers?.set(key, data[key]);
            } catch {
              failed.add(key);
            }
          }),
        );
      }
    } finally {
      clearTimeout(deadline);
    }
  };
}

async function renderOnce(portal: Portal, { pathname, search }: URL, recall: Recall, asked: Asked) {
  const sheet = new ServerStyleSheet();
  keepRules(sheet.instance);
  const { prelude } = await prerender(
    sheet.collectStyles(
      <StaticRouter location={pathname + search}>
        <SWRConfig value={{ use: [collectCalls(asked, recall)] }}>
          <PortalPages portal={portal} />
        </SWRConfig>
      </StaticRouter>,
    ),
    // A lazy part of a large page would come last, put in its place by an inline script, which the policy blocks.
    { progressiveChunkSize: Infinity },
  );
  return { prelude, sheet };
}
