import type { Page } from '../Page.ts';

/** A page that holds all of `items`, unless other counts are given. */
export function makePage<Item>(
  items: Item[],
  overrides: Partial<Omit<Page<Item>, 'items'>> = {},
): Page<Item> {
  return { items, current: 1, pages: 1, size: Math.max(items.length, 1), total: items.length, ...overrides };
}
