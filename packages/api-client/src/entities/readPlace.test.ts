import { expect, it } from 'vitest';
import { readPlace } from './readPlace.ts';

it.each([
  [{ address: '实训楼 302' }, '实训楼 302'],
  [{ position: '实训楼 302' }, '实训楼 302'],
  [{ address: ' 实训楼 302 ' }, '实训楼 302'],
  [{ address: '文三路 90 号', position: '实训楼 302' }, '文三路 90 号 实训楼 302'],
  [{ address: '文三路 90 号实训楼 302', position: '实训楼 302' }, '文三路 90 号实训楼 302'],
  [{ address: '实训楼', position: '实训楼 302' }, '实训楼 302'],
  [{ address: '文三路 90 号', position: '120.12, 30.28' }, '文三路 90 号'],
  [{ position: '120.12，30.28' }, null],
  [{ address: ' ', position: null }, null],
  [{}, null],
])('the place of %j is %j', (record, place) => {
  expect(readPlace(record)).toBe(place);
});
