import { ATTEMPT_LOCKS } from '@cloud-school/engine';
import { NavigationRoute } from 'workbox-routing/NavigationRoute.js';
import { registerRoute } from 'workbox-routing/registerRoute.js';
import { NetworkFirst } from 'workbox-strategies/NetworkFirst.js';
import { createBuildCopy } from '../features/exam-worker/createBuildCopy.ts';
import { EXAM_WORKER } from '../features/exam-worker/EXAM_WORKER.ts';
import { KEEP_FORMULAS, KEEP_LESSON_PAGES } from '../features/exam-worker/workerMessages.ts';
import { answerDownload } from '../features/lesson-downloads/answerDownload.ts';
import { LESSON_DOWNLOADS } from '../features/lesson-downloads/LESSON_DOWNLOADS.ts';
import { openNotified, type Windows } from '../features/reminders/openNotified.ts';
import { examPaths, paths } from '../platform/navigation/paths.ts';

// The service worker of exams and of the daily study pages, built into a file of its own
// (scripts/build-plugins/examWorker.ts). It keeps the files of the build that was opened, so that a running exam survives a
// reload without a network, and a deploy: docs/decisions/0012.

/**
 * Filled in by the build: the files that these pages need, what the pages of lessons and what formulas need beside them, the
 * script of the page, whose name changes with any of them, and the folder of the files, on a CDN where the build has
 * ASSETS_ORIGIN.
 */
declare const EXAM_BUILD: {
  files: string[];
  lessonFiles: string[];
  formulaFiles: string[];
  entry: string;
  assets: string;
};

/** The part of the worker's scope that this file uses: the types of workers and of pages exclude each other. */
interface WorkerScope {
  addEventListener(type: 'install' | 'activate', listener: (event: LifecycleEvent) => void): void;
  addEventListener(type: 'message', listener: (event: PageMessage) => void): void;
  addEventListener(type: 'notificationclick', listener: (event: NotificationPress) => void): void;
  skipWaiting(): Promise<void>;
  clients: Windows & { claim(): Promise<void> };
}

interface NotificationPress extends ExtendableEvent {
  notification: Notification;
}

interface LifecycleEvent extends ExtendableEvent {
  /** Missing before Chromium 123 and in other browsers. */
  addRoutes?(rule: object): Promise<void>;
}

interface PageMessage extends ExtendableEvent {
  data: unknown;
  ports: readonly MessagePort[];
}

interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

declare const self: WorkerScope;

const { files, lessonFiles, formulaFiles, entry, assets } = EXAM_BUILD;
/** What is kept when a page asks for it. */
const ON_DEMAND = new Map<unknown, readonly string[]>([
  [KEEP_LESSON_PAGES, lessonFiles],
  [KEEP_FORMULAS, formulaFiles],
]);
const cacheName = EXAM_WORKER.cachePrefix + entry;
const ASSETS = new URL(assets, location.href);
/** The page of the build as it is: what '/' answers may be rendered for the home page. */
const PAGE = '/index.html';
const ANSWERING_PAGES = Object.values(examPaths).map(({ answering }) => answering);
const STUDY_PAGES = [paths.myClasses, paths.trainingClass, paths.timetable, paths.course, paths.lesson];
const PAGES = [...ANSWERING_PAGES, ...STUDY_PAGES];

/** A reload in an exam waits this long for the network, s; then the cached page opens. */
const EXAM_PATIENCE = 10;
/**
 * The pages of each day wait this long, s, which feels instant. Then they open from the cache with what the device has cached,
 * and the next one opens with the new build.
 */
const STUDY_PATIENCE = 0.1;

const isOwnPage = async (page: Response) => (await page.text()).includes(entry);

const copy = createBuildCopy({
  caches,
  fetch: (url) => fetch(url, { credentials: 'same-origin' }),
  cacheName,
  page: PAGE,
  isOwnPage,
});

/** Keeps this build's page alone, beside its files. */
const ownBuild = {
  cacheWillUpdate: async ({ response }: { response: Response }) =>
    response.ok && (await copy.isWhole()) && (await isOwnPage(response.clone())) ? response : null,
};

/** One page serves every address; a server that is down counts as no network. */
const onePage = {
  cacheKeyWillBeUsed: async () => PAGE,
  fetchDidSucceed: async ({ response }: { response: Response }) => {
    if (response.status >= 500) throw new Error(`The page has the status ${response.status}.`);
    return response;
  },
};

/**
 * The pages of lessons stay on devices that have downloaded some. A full device has no copy of this build: the worker before
 * would else open its own, old one for ever.
 */
async function install(): Promise<void> {
  const names = await caches.keys().catch(() => []);
  const hasDownloads = names.some((name) => name.startsWith(LESSON_DOWNLOADS.cachePrefix));
  const wanted = hasDownloads ? [...files, ...lessonFiles] : files;
  await copy.addOrDoWithout(wanted, () => deleteOtherBuilds().catch(() => undefined));
}

/** Other builds' files stay while an attempt runs: its tab may be of that build. */
async function deleteOtherBuilds(): Promise<void> {
  // The engine locks each attempt that is open in a tab (createBrowserPorts).
  const { held } = await navigator.locks.query();
  if (held?.some(({ name }) => name?.startsWith(ATTEMPT_LOCKS))) return;
  const names = await caches.keys();
  const others = names.filter((name) => name.startsWith(EXAM_WORKER.cachePrefix) && name !== cacheName);
  await Promise.all(others.map((name) => caches.delete(name)));
}

/** Lets the browser load everything else without starting this worker. */
async function leaveTheRestToTheBrowser(event: LifecycleEvent): Promise<void> {
  const { protocol, hostname, port, pathname } = ASSETS;
  const mine = [
    { urlPattern: { protocol: protocol.slice(0, -1), hostname, port, pathname: `${pathname}*` } },
    { urlPattern: { pathname: `${LESSON_DOWNLOADS.path}*` } },
    ...PAGES.map((path) => ({ urlPattern: { pathname: path } })),
  ];
  await event.addRoutes?.({ condition: { not: { or: mine } }, source: 'network' });
}

self.addEventListener('install', (event) => {
  event.waitUntil(leaveTheRestToTheBrowser(event).catch(() => undefined));
  // A new worker takes over at once: names of files have a hash, so two builds can be cached side by side.
  event.waitUntil(install().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  event.waitUntil(deleteOtherBuilds().catch(() => undefined));
});

self.addEventListener('message', (event) => {
  const wanted = ON_DEMAND.get(event.data);
  if (!wanted) return;
  const answer = (isCached: boolean) => event.ports[0]?.postMessage(isCached);
  event.waitUntil(
    copy.add([...files, ...wanted]).then(
      () => answer(true),
      () => answer(false),
    ),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(openNotified(self.clients, event.notification.data, location.origin));
});

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(LESSON_DOWNLOADS.path),
  ({ request }) => answerDownload(caches, request),
);

registerRoute(
  ({ url }) => url.href.startsWith(ASSETS.href),
  async ({ request }) => (await caches.match(request, { ignoreVary: true })) ?? fetch(request),
);

/** Asks the network first, and opens the cached page after some seconds. */
const registerPages = (pages: readonly string[], networkTimeoutSeconds: number) =>
  registerRoute(
    new NavigationRoute(
      new NetworkFirst({ cacheName, networkTimeoutSeconds, plugins: [ownBuild, onePage] }),
      { allowlist: pages.map((path) => new RegExp(`^${path}(\\?|$)`)) },
    ),
  );
registerPages(ANSWERING_PAGES, EXAM_PATIENCE);
registerPages(STUDY_PAGES, STUDY_PATIENCE);
