import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { comparePictures } from './comparePictures.ts';

function draw(width: number, height: number, dark: (x: number, y: number) => boolean): Buffer {
  const picture = new PNG({ width, height });
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      picture.data.set(dark(x, y) ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * width + x) * 4);
    }
  }
  return PNG.sync.write(picture);
}

const white = draw(20, 10, () => false);

test('equal pictures have no difference', () => expect(comparePictures(white, white).count).toBe(0));

test('a changed block is counted and drawn', () => {
  const changed = draw(20, 10, (x, y) => x < 6 && y < 5);
  const { count, difference } = comparePictures(white, changed);
  expect(count).toBe(30);
  expect(PNG.sync.read(difference).width).toBe(20);
});

test('a longer picture differs by its further lines', () => {
  const longer = draw(20, 14, (_x, y) => y >= 10);
  const { count, difference } = comparePictures(white, longer);
  expect(count).toBe(80);
  expect(PNG.sync.read(difference).height).toBe(14);
});
