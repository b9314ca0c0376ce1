import { expect, test } from 'vitest';
import { tileAddress } from './tileAddress.ts';

test.each([
  ['/media/tiles/{z}/{x}/{y}.svg', '/media/tiles/17/3/5.svg'],
  ['https://tiles.example/?x={x}&y={y}&z={z}&again={x}', 'https://tiles.example/?x=3&y=5&z=17&again=3'],
])('%s', (template, address) => {
  expect(tileAddress(template, { x: 3, y: 5, z: 17 })).toBe(address);
});
