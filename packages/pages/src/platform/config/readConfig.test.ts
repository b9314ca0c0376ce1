import { expect, test } from 'vitest';
import { missingConfig } from './missingConfig.ts';
import { readConfig, websocketAddress } from './readConfig.ts';

test('values of the page become the client and feature configuration', () => {
  const config = readConfig(
    '{"CLIENT_ID":"web","CLIENT_SECRET":"canary","EXAM_ADDRESS":" https://exam.example "}',
  );
  expect(config.client).toMatchObject({ clientId: 'web', clientSecret: 'canary' });
  expect(config.examAddress).toBe('https://exam.example');
  expect(config.mapsKey).toBeUndefined();
});

test.each([null, undefined, '', '{', '[]', '7', '"text"', '{"CLIENT_ID":7}'])(
  '%s counts as empty',
  (text) => {
    expect(readConfig(text).client.clientId).toBeUndefined();
  },
);

test('a developer is told what is missing, with what goes without it', () => {
  const sentence = missingConfig('{"MAPS_KEY":"k","UPLOAD_SERVER":7}');
  expect(sentence).toContain('CLOUD_SCHOOL_EXAM_ADDRESS (the exam login link is left out)');
  expect(sentence).not.toContain('CLOUD_SCHOOL_MAPS_KEY');
});

test('the websocket follows the page', () => {
  expect(websocketAddress({ protocol: 'https:', host: 'yunfan.example' })).toBe(
    'wss://yunfan.example/websocket/',
  );
  expect(websocketAddress({ protocol: 'http:', host: 'a.localhost:5173' })).toBe(
    'ws://a.localhost:5173/websocket/',
  );
});
