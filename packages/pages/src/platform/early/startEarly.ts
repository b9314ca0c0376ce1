import { preload, unstable_serialize } from 'swr';

/** What begins before the component that needs it renders. */
export interface EarlyCalls {
  /** Answers by SWR key that came before the first render, which begins with them. */
  answers: Record<string, unknown>;
  /** The page's own calls by SWR key, while calls start early: with cached answers it can know their arguments first. Null later. */
  made: Map<string, Promise<unknown>> | null;
}

export const createEarlyCalls = (): EarlyCalls => ({ answers: {}, made: null });

/** Starts a call before the component that needs it renders. A failure shows there. */
export async function startEarly<Result>(
  { answers, made }: EarlyCalls,
  key: unknown[],
  load: () => Promise<Result>,
): Promise<Result> {
  const id = unstable_serialize(key);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- The key names the call.
  const call = (made?.get(id) as Promise<Result> | undefined) ?? preload(key, load);
  const answer = await call;
  answers[id] = answer;
  return answer;
}

/** Makes a call of a page; startEarly then takes its answer, and does not make the call again. */
export function makeCall<Result>(
  { made }: EarlyCalls,
  id: string,
  load: () => Promise<Result>,
): Promise<Result> {
  const call = load();
  made?.set(id, call);
  return call;
}
