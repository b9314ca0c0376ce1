import { plainBrandTheme } from '@cloud-school/ui';
import { afterEach, expect, test, vi } from 'vitest';
import { completeBrand } from '../../platform/brand/completeBrand.ts';
import type { PortalConfig } from '../../platform/config/PortalConfig.ts';
import type { PageRoute } from '../../platform/navigation/PortalRoute.ts';
import type { SessionState } from '../../platform/session/createSession.ts';
import { preloadNextPage } from './preloadNextPage.ts';

afterEach(() => vi.unstubAllGlobals());

const STUDENT: SessionState = { kind: 'student', userId: '7', token: 'abc', user: null };
const VISITOR: SessionState = { kind: 'visitor' };
const PATHS = ['/', '/login', '/notice/list', '/study/mine', '/study/training-class'];

/** The paths of the pages whose code is loaded after one was opened. */
function loadedAfter(
  address: string,
  session: SessionState,
  { examWorker = 'on' }: Partial<PortalConfig> = {},
) {
  const loaded: string[] = [];
  const routes = PATHS.map((path): PageRoute => {
    const preload = () => Promise.resolve(loaded.push(path) > 0);
    return { path, layout: 'bare', Page: Object.assign(() => null, { preload }) };
  });
  const brand = completeBrand({ id: 'test', name: '云校', routes, theme: plainBrandTheme });
  const url = new URL(address, 'https://yunfan.example');
  const portal = {
    brand,
    config: { examWorker },
    session: { get: () => session },
    visit: { origin: url.origin },
  } as unknown as Parameters<typeof preloadNextPage>[0];
  preloadNextPage(portal, url);
  return loaded;
}

test.each([
  ['/', VISITOR, ['/login']],
  ['/', STUDENT, ['/study/mine']],
  ['/login', VISITOR, ['/study/mine']],
  ['/login?redirect=%2Fnotice%2Flist%3Fcurrent%3D2', VISITOR, ['/notice/list']],
  ['/login?redirect=https%3A%2F%2Fattacker.example%2Fstudy', VISITOR, ['/']],
  ['/study/mine', STUDENT, ['/study/training-class']],
  ['/notice/list', VISITOR, []],
])('after %s of %o the code of %j is there', (address, session, paths) => {
  expect(loadedAfter(address, session)).toEqual(paths);
});

test('nothing is loaded for who saves data, and where the host has no worker', () => {
  expect(loadedAfter('/', VISITOR, { examWorker: 'off' })).toEqual([]);
  vi.stubGlobal('navigator', { connection: { saveData: true } });
  expect(loadedAfter('/', VISITOR)).toEqual([]);
});
