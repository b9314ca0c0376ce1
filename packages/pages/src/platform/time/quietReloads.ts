import type { Endpoint } from '@cloud-school/api-client';

type Named = Pick<Endpoint<never, unknown>, 'id'>;

const running = new Map<string, number>();

/** From now until the returned function is called, the page loads these again by itself: a failure is not announced. */
export function beginQuietly(endpoints: readonly Named[]): () => void {
  const count = (step: 1 | -1) => {
    for (const { id } of endpoints) running.set(id, (running.get(id) ?? 0) + step);
  };
  count(1);
  return () => count(-1);
}

export const isQuietReload = ({ id }: Named): boolean => (running.get(id) ?? 0) > 0;
