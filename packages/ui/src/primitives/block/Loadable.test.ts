import { expect, test } from 'vitest';
import { dataOf, dataOr, failed, type Loadable, LOADING, mapLoadable, ready } from './Loadable.ts';

const retry = () => undefined;
const double = (value: number) => value * 2;

test.each<[string, Loadable<number>, number | null, Loadable<number>]>([
  ['loading', LOADING, null, LOADING],
  ['failed', failed('系统繁忙', retry), null, failed('系统繁忙', retry)],
  ['ready', ready(2), 2, ready(4)],
])('%s: the data, the fallback and the mapped state', (_, loadable, data, mapped) => {
  expect(dataOf(loadable)).toBe(data);
  expect(dataOr(loadable, 0)).toBe(data ?? 0);
  expect(mapLoadable(loadable, double)).toEqual(mapped);
});
