import { preload, unstable_serialize } from 'swr';

/** What begins before the component that needs it renders. */
export interface EarlyCalls {
  /** Answers by SWR key that came before the first render, which begins with them. */
  answers: Record<string, unknown>;
  /** Calls without an answer yet, by SWR key: a page that knows more of an earlier visit has made them already. */
  underWay: Map<string, Promise<unknown>>;
}

export const createEarlyCalls = (): EarlyCalls => ({ answers: {}, underWay: new Map() });

/** Starts a call before the component that needs it renders. A failure shows there. */
export async function startEarly<Result>(
  { answers, underWay }: EarlyCalls,
  key: unknown[],
  load: () => Promise<Result>,
): Promise<Result> {
  const id = unstable_serialize(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key names the call.
  const call = (underWay.get(id) as Promise<Result> | undefined) ?? preload(key, load);
  const answer = await call;
  answers[id] = answer;
  return answer;
}

/** Makes a call of a page, which is not made again before its answer. */
export function makeCall<Result>(
  { underWay }: EarlyCalls,
  id: string,
  load: () => Promise<Result>,
): Promise<Result> {
  const call = load();
  const forget = () => void underWay.delete(id);
  underWay.set(id, call);
  call.then(forget, forget);
  return call;
}
