import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { drawMapTile } from './drawMapTile.ts';
import { TILE, tileFrame } from './TileFrame.ts';

/** The tile of zoom 17 of the sample school. */
const SCHOOL = { x: 109_267, y: 53_800 };

describe('a tile', () => {
  test.each([10, 13, 15, 17, 19])('of zoom %i is always the same picture', (z) => {
    const scale = 2 ** (z - 17);
    const place = [z, Math.floor(SCHOOL.x * scale), Math.floor(SCHOOL.y * scale)] as const;
    const tile = drawMapTile(...place);
    expect(tile).toMatch(/^<svg xmlns="[^"]+" width="256" height="256".*<\/svg>$/);
    expect(tile).not.toContain('NaN');
    expect(drawMapTile(...place)).toBe(tile);
    expect((tile ?? '').length).toBeLessThan(60_000);
  });

  test.each([
    [9, 0, 0],
    [20, 0, 0],
    [17, -1, 0],
    [17, 2 ** 17, 0],
    [17, 0, 2 ** 17],
    [17, 0.5, 0],
    [17, Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0, 0],
  ])('%d/%d/%d does not exist', (z, x, y) => {
    expect(drawMapTile(z, x, y)).toBeNull();
  });

  test('continues its neighbours: a point has one position on both sides of an edge', () => {
    const one = pixelOf(tileFrame(17, SCHOOL.x, SCHOOL.y));
    const next = pixelOf(tileFrame(17, SCHOOL.x + 1, SCHOOL.y));
    const below = pixelOf(tileFrame(17, SCHOOL.x, SCHOOL.y + 1));
    const nearer = pixelOf(tileFrame(18, SCHOOL.x * 2, SCHOOL.y * 2));
    const { fromU, fromV } = tileFrame(17, SCHOOL.x, SCHOOL.y);
    const place: [number, number] = [fromU + 100, fromV + 60];
    const [x, y] = one(...place);
    expect(next(...place)).toEqual([near(x - TILE), near(y)]);
    expect(below(...place)).toEqual([near(x), near(y - TILE)]);
    expect(nearer(...place)).toEqual([near(x * 2), near(y * 2)]);
  });
});

const near = (value: number): unknown => expect.closeTo(value, 0);

/** Where a frame's transform draws a place that is given along the streets. */
function pixelOf(frame: ReturnType<typeof tileFrame>) {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = [...frame.transform.matchAll(/-?[\d.]+/g)].map(Number);
  return (u: number, v: number): [number, number] => {
    const [du, dv] = [u - frame.fromU, v - frame.fromV];
    return [a * du + c * dv + e, b * du + d * dv + f];
  };
}

test('the sandbox serves tiles, and 404 for a tile that does not exist', async () => {
  const { fetch } = createSandbox();
  const tile = await fetch(`/media/tiles/17/${SCHOOL.x}/${SCHOOL.y}.svg`);
  expect(tile.status).toBe(200);
  expect(tile.headers.get('content-type')).toBe('image/svg+xml');
  expect(await tile.text()).toBe(drawMapTile(17, SCHOOL.x, SCHOOL.y));
  for (const path of ['17/1/x.svg', '17/1/1.png', '3/1/1.svg', '17/1e3/1.svg', '17/1/9999999.svg'])
    expect((await fetch(`/media/tiles/${path}`)).status).toBe(404);
});
