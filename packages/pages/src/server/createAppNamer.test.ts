import { createSandbox } from '@cloud-school/sandbox';
import { plainBrandTheme } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { createAppNamer } from './createAppNamer.ts';

const nameApp = createAppNamer({ id: 'test', name: '云校', routes: [], theme: plainBrandTheme });

function visit(hostname: string) {
  const sandbox = createSandbox();
  const url = new URL(`http://${hostname}/`);
  const options = { url, config: {}, apiOrigin: url.origin, now: Date.now(), fetch: sandbox.fetch };
  return { sandbox, name: () => nameApp(options) };
}

test('the app of a host has the names of its school', async () => {
  expect(await visit('yunfan.localhost').name()).toEqual({
    name: '云帆职业培训学校',
    shortName: '照护人才云校',
  });
});

test('a host without a school has none, and a back end that fails is no school', async () => {
  expect(await visit('nobody.localhost').name()).toBeNull();
  const { sandbox, name } = visit('yunfan.localhost');
  sandbox.controls.failNext('school.info', 'status-500', 3);
  await expect(name()).rejects.toThrow('school.info');
});
