/**
 * What happens to a call instead of its normal answer, as one word that fits a header, a query and a test:
 * - `40001`: refused with this code;
 * - `status-500`: this HTTP status;
 * - `hang`: no answer until the caller gives up;
 * - `drop`: the connection breaks before the server has done anything;
 * - `lose`: the server does its work, then the connection breaks before the answer;
 * - `malformed`: text that is no JSON; `empty`: no body at all;
 * - `unsuccessful`: a good code with `isSuccess: false`, nothing done;
 * - `delay-3000`: the normal answer, so many milliseconds later.
 */
export type Outcome =
  | 'hang'
  | 'drop'
  | 'lose'
  | 'malformed'
  | 'empty'
  | 'unsuccessful'
  | `status-${number}`
  | `delay-${number}`
  | `${number}`;

const WORDS = new Set(['hang', 'drop', 'lose', 'malformed', 'empty', 'unsuccessful']);

/** Whether a text from outside is an outcome. */
export function isOutcome(text: string): text is Outcome {
  return WORDS.has(text) || /^(status-[2-5]\d\d|delay-\d{1,7}|-?\d{1,9})$/.test(text);
}

/** 'test.saveAnswer=40001, test.finish=hang' to pairs; a part that says nothing usable is left out. */
export function parseFailures(text: string): { endpointId: string; outcome: Outcome }[] {
  return text.split(',').flatMap((part) => {
    const [endpointId = '', outcome = ''] = part.split('=').map((word) => word.trim());
    return endpointId && isOutcome(outcome) ? [{ endpointId, outcome }] : [];
  });
}
