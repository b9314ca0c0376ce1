import { describe, expect, it } from 'vitest';
import {
  CAMPUS_BOX,
  COVER_BOX,
  mostHeight,
  placePicture,
  SCENE_BOXES,
  type SafeBox,
} from './placePicture.ts';

const SIZES = [
  { width: 800, height: 500 },
  { width: 620, height: 240 },
  { width: 600, height: 800 },
  { width: 1080, height: 1920 },
  { width: 2400, height: 600 },
  { width: 40, height: 40 },
];
const AREAS = [200, 230, 293, 350, 400].map((height) => ({ width: 375, height }));
const BOXES: SafeBox[] = [
  COVER_BOX,
  CAMPUS_BOX,
  SCENE_BOXES.school,
  { left: 0, top: 0, right: 1, bottom: 1 },
];
const cases = SIZES.flatMap((size) => AREAS.flatMap((area) => BOXES.map((box) => ({ size, area, box }))));

describe('a picture of a poster', () => {
  it.each(cases)('of $size in $area shows its whole safe box $box', ({ size, area, box }) => {
    const { x, y, width, height } = placePicture(size, area, box);
    expect(width / height).toBeCloseTo(size.width / size.height, 5);
    expect(x + box.left * width).toBeGreaterThanOrEqual(-0.01);
    expect(x + box.right * width).toBeLessThanOrEqual(area.width + 0.01);
    expect(y + box.top * height).toBeGreaterThanOrEqual(-0.01);
    expect(y + box.bottom * height).toBeLessThanOrEqual(area.height + 0.01);
  });

  it('fills the area where its safe box has room', () => {
    const { x, y, width, height } = placePicture(
      { width: 800, height: 500 },
      { width: 375, height: 250 },
      COVER_BOX,
    );
    expect([x <= 0, y <= 0, x + width >= 375, y + height >= 250]).toEqual([true, true, true, true]);
  });

  it('fills the highest area that keeps the box', () => {
    const size = { width: 800, height: 500 };
    const area = { width: 375, height: mostHeight(size, 375, COVER_BOX) };
    const { width, height } = placePicture(size, area, COVER_BOX);
    expect(height).toBeCloseTo(area.height, 5);
    expect(width).toBeGreaterThan(375);
  });
});
