import { LazySiteFrame } from './features/site-frame/LazySiteFrame.tsx';
import type { Brand } from './platform/brand/Brand.ts';
import { rebrand } from './platform/brand/completeBrand.ts';
import { createCachedAnswers } from './platform/cached-answers/createCachedAnswers.ts';
import { type ConfigProblem, findConfigProblems } from './platform/config/findConfigProblems.ts';
import { CONFIG_ELEMENT_ID, readConfig } from './platform/config/readConfig.ts';
import { opensForAnother } from './platform/history/ownerOf.ts';
import { keepInstallOffer } from './platform/installed/installOffer.ts';
import { paths } from './platform/navigation/paths.ts';
import { allowLibraryMarkup } from './platform/portal/allowLibraryMarkup.ts';
import { createServices, type ServiceOptions } from './platform/portal/createServices.ts';
import type { Portal } from './platform/portal/Portal.ts';
import { settingsOf } from './platform/portal/settingsOf.ts';
import { windowVisit } from './platform/portal/Visit.ts';
import { holdClicks } from './platform/rendered/holdClicks.ts';
import { pagePainted } from './platform/rendered/pagePainted.ts';
import { readRendered, RENDERED_ELEMENT_ID, type Rendered } from './platform/rendered/readRendered.ts';
import type { OnReport } from './platform/report/PortalReport.ts';
import { preloadLooks } from './platform/tenant/cobrandLook.ts';
import { preloadTenantSchool } from './platform/tenant/School.ts';
import { preloadTenant } from './platform/tenant/useTenant.ts';

interface MountOptions extends Pick<ServiceOptions, 'remap'> {
  /** Takes the place of the configuration's address (REPORT_ADDRESS). */
  onReport?: OnReport;
}

/**
 * Starts a shell: reads the configuration element of the page, starts the first calls and the code of the page at the
 * window's address, and renders the portal into #root.
 */
export function mountPortal(brand: Brand, { remap, onReport }: MountOptions = {}): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root: copy index.html of apps/portal.');
  allowLibraryMarkup();
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (process.env.NODE_ENV !== 'production') void warnOfMissingConfig(text);
  const problems = findConfigProblems(text);
  if (problems.length > 0) void showProblems(problems, root);
  const config = readConfig(text);
  if (config.examWorker === 'off' && 'serviceWorker' in navigator) void removeWorker();
  hideSsoReturn(window.location);
  keepInstallOffer();
  const replayClicks = holdClicks(root);
  const rendered = readRendered(document.getElementById(RENDERED_ELEMENT_ID)?.textContent);
  const portal = createServices({
    brand,
    config,
    visit: windowVisit(rendered?.now),
    remap,
    createCachedAnswers: config.keepsAnswers
      ? (device) => createCachedAnswers(readBuild(document), device)
      : undefined,
    onReport: onReport ?? config.reportAddress,
  });
  const start = rendered
    ? hydratePage(portal, root, rendered, replayClicks)
    : render(portal, root, replayClicks);
  start.catch(() => {
    replayClicks();
    showNotLoaded(root);
  });
}

/** The name of the page's script changes with every file of a build. */
const readBuild = (page: Document): string =>
  page.querySelector<HTMLScriptElement>('script[type=module][src]')?.src ?? '';

/** The code of a single sign-on leaves the address before anything is asked; its entry of the history keeps it for a reload. */
function hideSsoReturn({ pathname, search }: Location): void {
  if (pathname === paths.ssoLogin && search.includes('code='))
    history.replaceState({ usr: { ssoReturn: search } }, '', pathname);
}

/** The longest that a page waits for what the last visit saw (ms): a database may never answer. */
const CACHED_PATIENCE_MS = 1000;

/**
 * What renders is imported, so that the first calls and the code of the page do not wait for React and the router. The first
 * rendering has what the last visit saw: when it comes while React renders, React begins again, and not in slices.
 */
async function render(
  portal: Portal,
  root: HTMLElement,
  replayClicks: ReturnType<typeof holdClicks>,
): Promise<void> {
  portal.early.made = new Map();
  // A failure shows when the page renders and loads again what is missing.
  preloadPage(portal, window.location)
    .catch(() => undefined)
    .finally(() => {
      portal.early.made = null;
    });
  const [{ renderPortal }] = await Promise.all([
    import('./renderPortal.tsx'),
    Promise.race([
      portal.cachedAnswers.whenRead(),
      new Promise((resolve) => setTimeout(resolve, CACHED_PATIENCE_MS)),
    ]),
  ]);
  replayClicks();
  renderPortal(portal, root, null);
}

/** Hydrates a rendered page. Its code loads after the first paint, which does not need it. */
async function hydratePage(
  portal: Portal,
  root: HTMLElement,
  rendered: Rendered,
  replayClicks: ReturnType<typeof holdClicks>,
): Promise<void> {
  await pagePainted();
  const [{ renderPortal }, { hydrate }] = await Promise.all([
    import('./renderPortal.tsx'),
    import('./platform/rendered/hydrate.ts'),
    // The page hydrates at once and whole. A failure shows when the page renders and loads again what is missing.
    preloadCode(portal, window.location).catch(() => undefined),
  ]);
  renderPortal(portal, root, hydrate(portal, rendered, root, replayClicks));
}

/** Loads the code of the page at an address and of its frame; the data came with the page. */
async function preloadCode(portal: Portal, location: Pick<Location, 'pathname' | 'search'>): Promise<void> {
  const { brand } = portal;
  const { pathname } = location;
  const looks = preloadLooks(portal, location);
  const route =
    brand.routes.find(({ path }) => path === pathname) ?? brand.routes.find(({ path }) => path === '*');
  if (!route || 'redirectTo' in route) return;
  await Promise.all([looks, route.layout === 'site' && LazySiteFrame.preload(), route.Page.preload?.()]);
}

async function removeWorker(): Promise<void> {
  const { removeExamWorker } = await import('./features/exam-worker/removeExamWorker.ts');
  await removeExamWorker();
}

async function showProblems(problems: ConfigProblem[], root: HTMLElement): Promise<void> {
  const { reportConfigProblems } = await import('./platform/config/reportConfigProblems.tsx');
  reportConfigProblems(problems, root);
}

async function warnOfMissingConfig(text: string | null | undefined): Promise<void> {
  const { missingConfig } = await import('./platform/config/missingConfig.ts');
  const sentence = missingConfig(text);
  if (sentence) console.warn(sentence);
}

/**
 * Starts what the first page needs before it renders: the tenant, the code of the page and of its frame, then the school
 * and the page's own data, all of whose calls carry the tenant in a header. Rejects when one fails; the page shows it.
 */
async function preloadPage(
  portal: Portal,
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
): Promise<void> {
  const route = portal.brand.routes.find(({ path }) => path === pathname);
  if (!route || 'redirectTo' in route) return;
  const session = portal.session.get();
  if (route.needsSignIn) {
    if (session.kind === 'visitor') return;
    // The page opens at an address of one's own.
    if (opensForAnother(search, session.userId)) return;
  }
  const loadingTenant = preloadTenant(portal);
  // The call leaves in a microtask. Code is imported after it: a browser fetches six files of a host at once.
  await new Promise((resolve) => setTimeout(resolve));
  const loadingPreload = route.importPreload?.();
  if (route.layout === 'site') void LazySiteFrame.preload();
  void route.Page.preload?.();
  const tenant = await loadingTenant;
  if (!tenant) return;
  preloadTenantSchool(portal, tenant);
  const preloadData = await loadingPreload;
  const owner = route.needsSignIn && session.kind === 'student' ? session.userId : null;
  const { client, early, brand } = portal;
  const [look] = preloadData ? await preloadLooks(portal, { pathname, search }) : [];
  const settings = settingsOf(look ? { ...portal, brand: rebrand(brand, look) } : portal);
  const scope = { client, owner, tenantId: tenant.id, early, settings };
  await preloadData?.(scope, new URLSearchParams(search));
}

/**
 * Says that the code of the pages did not load, without that code; the page opens again when the network is back. The build
 * writes its styles into the page, beside those of the first paint.
 */
function showNotLoaded(root: HTMLElement): void {
  const notice = document.createElement('div');
  notice.id = 'not-loaded';
  notice.role = 'alert';
  const sentence = document.createElement('p');
  sentence.textContent = '页面没有打开，请检查网络';
  const button = document.createElement('button');
  button.textContent = '重新加载';
  button.addEventListener('click', () => window.location.reload());
  window.addEventListener('online', () => window.location.reload());
  notice.append(sentence, button);
  root.append(notice);
}
