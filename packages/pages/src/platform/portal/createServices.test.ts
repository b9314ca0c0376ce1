import { getUserInfo } from '@cloud-school/api-client';
import { plainBrandTheme } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { readConfig } from '../config/readConfig.ts';
import { memoryStorage } from '../device/browserStorage.ts';
import { createServices } from './createServices.ts';

const login = { userId: '7', token: 'old', expiresAt: null };

/** A tab over a storage that it shares; its events never come. */
function openTab(storage: Storage, answer: () => unknown) {
  const head = { setTitle: () => undefined, setTag: () => undefined } as never;
  const url = new URL('https://yunfan.example.com/');
  return createServices({
    brand: { id: 'third', name: '第三方认证中心', theme: plainBrandTheme, routes: [] },
    config: { ...readConfig('{}'), client: { baseUrl: new URL('/api', url).href } },
    fetch: async () => Response.json(answer()),
    storage,
    visit: { hostname: url.hostname, host: url.host, origin: url.origin, search: '', renderedAt: 1, head },
  });
}

test('the answer to an earlier token comes before the event of the tab that renewed it: nobody is signed out (SHELL-05)', async () => {
  const storage = memoryStorage();
  const here = openTab(storage, () => {
    there.session.signIn({ ...login, token: 'new' });
    return { code: 40001, msg: '登录已过期', data: null };
  });
  here.session.signIn(login);
  const there = openTab(storage, () => null);
  await expect(here.client.call(getUserInfo, {})).rejects.toMatchObject({ kind: 'unavailable' });
  expect(here.session.get()).toMatchObject({ kind: 'student', token: 'new' });
});
