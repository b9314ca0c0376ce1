import { plainBrandTheme } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { barePage, type PageRoute } from '../navigation/PortalRoute.ts';
import { completeBrand, rebrand } from './completeBrand.ts';
import { standardServices } from './standardWords.ts';

test('a brand of an id, a name, a theme and routes gets the standard in every other part (KING-02)', () => {
  expect(
    completeBrand({ id: 'third', name: '第三方认证中心', theme: plainBrandTheme, routes: [] }),
  ).toMatchObject({
    theme: plainBrandTheme,
    loginPath: '/login',
    menu: [],
    slots: {},
    cobrandings: [],
    capabilities: { classListIgnoresTenant: false },
    words: {
      services: standardServices,
      // Promises to customers: none unless the brand makes them.
      serviceReply: null,
      consultationReply: null,
      credit: null,
      auth: { eyebrow: '第三方认证中心', title: '欢迎回来' },
    },
  });
});

test('a part that the brand has replaces the standard’s; words are replaced one by one', () => {
  const brand = completeBrand({
    id: 'third',
    name: '第三方认证中心',
    fixedTitle: '认证中心',
    theme: plainBrandTheme,
    routes: [],
    loginPath: '/third-login',
    capabilities: { classListIgnoresTenant: true },
    words: { credit: '技术支持', auth: { title: '登录认证中心' } },
  });
  expect(brand.loginPath).toBe('/third-login');
  expect(brand.authPaths).toContain('/third-login');
  expect(brand.capabilities.classListIgnoresTenant).toBe(true);
  expect(brand.words).toMatchObject({
    credit: '技术支持',
    services: standardServices,
    auth: { title: '登录认证中心', eyebrow: '认证中心', panelSide: 'left' },
  });
});

test('loginPath alone moves the sign-in; the standard address forwards to it', () => {
  const login = barePage('/login', async () => ({ Login: () => null }), 'Login');
  const third = { id: 'third', name: '第三方认证中心', theme: plainBrandTheme, loginPath: '/third-login' };
  const [moved, old] = completeBrand({ ...third, routes: [login] }).routes;
  expect(moved).toEqual({ ...login, path: '/third-login' });
  expect(old?.path).toBe('/login');
  expect(old && 'redirectTo' in old && old.redirectTo()).toBe('/third-login');
  // A shell that has a route there decides itself.
  const own = { ...login, path: '/third-login' };
  expect(completeBrand({ ...third, routes: [own, login] }).routes).toEqual([own, login]);
});

test('a partner’s look takes nothing of the shell but its name, addresses and partners', () => {
  const [home, reviews] = ['/', '/reviews'].map((path) =>
    barePage(path, async () => ({ Page: () => null }), 'Page'),
  ) as [PageRoute, PageRoute];
  const shell = completeBrand({
    id: 'third',
    name: '云校',
    theme: plainBrandTheme,
    routes: [home],
    menu: [{ label: 'English', to: '/en' }],
    words: { credit: '云校' },
  });
  const look = { theme: plainBrandTheme, fixedTitle: '认证中心' };
  expect(rebrand(shell, look)).toMatchObject({
    id: 'third',
    name: '云校',
    fixedTitle: '认证中心',
    menu: [],
    words: { credit: null },
    authPaths: shell.authPaths,
  });
  const menu = [{ label: '学员评价', to: '/reviews' }] as const;
  expect(rebrand(shell, { ...look, menu, pages: [reviews] })).toMatchObject({
    menu,
    routes: [reviews, home],
  });
  expect(shell.routes).toEqual([home]);
});
