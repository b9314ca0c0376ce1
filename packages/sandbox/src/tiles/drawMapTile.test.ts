import { describe, expect, test } from 'vitest';
import { createSandbox } from '../createSandbox.ts';
import { drawMapTile } from './drawMapTile.ts';

const TILE = 256;
const TURN = (-7 * Math.PI) / 180;
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
    const one = cornerOf(17, SCHOOL.x, SCHOOL.y);
    const next = cornerOf(17, SCHOOL.x + 1, SCHOOL.y);
    const below = cornerOf(17, SCHOOL.x, SCHOOL.y + 1);
    const nearer = cornerOf(18, SCHOOL.x * 2, SCHOOL.y * 2);
    const [cos, sin] = [Math.cos(TURN), Math.sin(TURN)];
    expect(stepsBetween(one, next)).toEqual([near(TILE * cos), near(-TILE * sin)]);
    expect(stepsBetween(one, below)).toEqual([near(TILE * sin), near(TILE * cos)]);
    expect(stepsBetween(one, nearer)).toEqual([near(0), near(0)]);
  });
});

const near = (value: number): unknown => expect.closeTo(wrap(value), 1);

/** Units of the plan, which repeats after 1024, as -512 to 512. */
const wrap = (units: number) => units - Math.round(units / 1024) * 1024;

/** Where on the plan a tile begins. */
function cornerOf(z: number, x: number, y: number): [number, number] {
  const [, u, v] = /rotate\(-7\) translate\((\S+) (\S+)\)/.exec(drawMapTile(z, x, y) ?? '') ?? [];
  return [-Number(u), -Number(v)];
}

const stepsBetween = (from: [number, number], to: [number, number]) => [
  wrap(to[0] - from[0]),
  wrap(to[1] - from[1]),
];

test('the sandbox serves tiles, and 404 for a tile that does not exist', async () => {
  const { fetch } = createSandbox();
  const tile = await fetch(`/media/tiles/17/${SCHOOL.x}/${SCHOOL.y}.svg`);
  expect(tile.status).toBe(200);
  expect(tile.headers.get('content-type')).toBe('image/svg+xml');
  expect(await tile.text()).toBe(drawMapTile(17, SCHOOL.x, SCHOOL.y));
  for (const path of ['17/1/x.svg', '17/1/1.png', '3/1/1.svg', '17/1e3/1.svg', '17/1/9999999.svg'])
    expect((await fetch(`/media/tiles/${path}`)).status).toBe(404);
});
