import { expect, test } from 'vitest';
import { readCloudSchools } from './readCloudSchools.ts';

const NONE = { 'nursing-student': [], 'health-student': [] };

test('lists the schools of each type of registration', () => {
  const text =
    '{"1":[{"id":"7","name":"养老护理云校","introduction":"五级至一级"},{"id":"8","name":"母婴照护云校"}],"3":[{"id":"9","name":"健康照护云校"}]}';
  expect(readCloudSchools(text)).toEqual({
    'nursing-student': [
      { id: '7', name: '养老护理云校', introduction: '五级至一级' },
      { id: '8', name: '母婴照护云校', introduction: '' },
    ],
    'health-student': [{ id: '9', name: '健康照护云校', introduction: '' }],
  });
});

test.each([
  undefined,
  '',
  '{',
  '7',
  'null',
  '{"1":null,"3":{}}',
  '{"1":[null,7,{"id":7,"name":"护理"},{"id":"7"},{"id":"","name":"护理"}]}',
])('%s offers none', (text) => {
  expect(readCloudSchools(text)).toEqual(NONE);
});
