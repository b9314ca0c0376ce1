import { preload, unstable_serialize } from 'swr';

/** Answers by SWR key that came before the first render, which begins with them. */
export type EarlyAnswers = Record<string, unknown>;

/** Starts a call before the component that needs it renders. A failure shows there. */
export async function startEarly<Result>(
  answers: EarlyAnswers,
  key: unknown[],
  load: () => Promise<Result>,
): Promise<Result> {
  const answer = await preload(key, load);
  answers[unstable_serialize(key)] = answer;
  return answer;
}
