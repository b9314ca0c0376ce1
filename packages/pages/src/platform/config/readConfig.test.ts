import { expect, test } from 'vitest';
import { CONFIG_NAMES } from './ConfigName.ts';
import { missingConfig } from './missingConfig.ts';
import { readConfig } from './readConfig.ts';

test('values of the page become the configuration of the client and of the features', () => {
  const config = readConfig(
    '{"CLIENT_ID":"web","CLIENT_SECRET":"canary","EXAM_ADDRESS":" https://exam.example "}',
  );
  expect(config.client).toMatchObject({ clientId: 'web', clientSecret: 'canary' });
  expect(config.examAddress).toBe('https://exam.example');
  expect(config.mapsKey).toBeUndefined();
  expect(config.licence).toBeUndefined();
});

test.each(CONFIG_NAMES)('the item %s is read', (name) => {
  const read = (value: string) => JSON.stringify(readConfig(JSON.stringify({ [name]: value })));
  expect(
    ['on', 'off', 'monday', 'any', '10', '{"kingdee":"7"}'].filter((value) => read(value) !== read('')),
  ).not.toEqual([]);
});

test('the licence line has a part for each record', () => {
  expect(readConfig('{"LICENCE":"浙ICP备1号 | 浙公网安备 2号|"}').licence).toEqual([
    '浙ICP备1号',
    '浙公网安备 2号',
  ]);
});

test.each([null, undefined, '', '{', '[]', '7', '"text"', '{"CLIENT_ID":7}'])(
  '%s counts as empty',
  (text) => {
    expect(readConfig(text).client.clientId).toBeUndefined();
  },
);

test.each(['MAPS_SECRET', 'UPLOAD_SERVER', 'OBJECT_STORAGE', 'COOKIE_DOMAIN'])(
  '%s stays with the host: pages ignore it and do not ask for it',
  (name) => {
    const text = JSON.stringify({ [name]: 'canary', MAPS_KEY: 'k' });
    expect(JSON.stringify(readConfig(text))).not.toContain('canary');
    expect(readConfig(text).mapsKey).toBe('k');
    expect(missingConfig('{}')).not.toContain(name);
  },
);

test('developers get a sentence with each missing item and its effect', () => {
  const sentence = missingConfig('{"MAPS_KEY":"k","SSO_ADDRESS":7}');
  expect(sentence).toContain('CLOUD_SCHOOL_EXAM_ADDRESS (the exam login link is left out)');
  expect(sentence).toContain('CLOUD_SCHOOL_SSO_ADDRESS');
  expect(sentence).not.toContain('CLOUD_SCHOOL_MAPS_KEY');
});
