import { makeAlbumMaterial, makeMany } from '@cloud-school/domain/testing';
import { expect, test } from 'vitest';
import { kindOptions, filterByKind, neighbourIndex } from './albumKinds.ts';

const materials = makeMany(makeAlbumMaterial, 8);

test('each choice of the switch shows the count of its materials', () => {
  expect(kindOptions(materials).map(({ label }) => label)).toEqual(['全部 8', '图片 6', '视频 2']);
  for (const { value, label } of kindOptions(materials)) {
    expect(label).toMatch(new RegExp(` ${filterByKind(materials, value).length}$`));
  }
  expect(filterByKind(materials, 'video').map(({ id }) => id)).toEqual(['material-3', 'material-8']);
});

test.each([
  ['ArrowRight', 0, 1],
  ['ArrowRight', 7, null],
  ['ArrowLeft', 7, 6],
  ['ArrowLeft', 0, null],
  ['ArrowUp', 3, null],
  ['a', 3, null],
])('%s at index %i selects %s', (key, index, expected) => {
  expect(neighbourIndex(key, index, materials.length)).toBe(expected);
});
