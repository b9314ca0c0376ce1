import type { Loadable } from '@cloud-school/ui';

/** The same states with other data. */
export function mapLoadable<From, To>(loadable: Loadable<From>, map: (data: From) => To): Loadable<To> {
  return loadable.status === 'ready' ? { status: 'ready', data: map(loadable.data) } : loadable;
}
