/**
 * What happens to a call instead of its normal response, as one word for a header, a query or a test:
 * - `40001`: refused with this code;
 * - `status-500`: this HTTP status;
 * - `hang`: no response until the caller aborts;
 * - `drop`: the connection breaks before the handler runs;
 * - `lose`: the handler runs, then the connection breaks before the response;
 * - `malformed`: text that is not JSON; `empty`: no body at all;
 * - `unsuccessful`: a success code with `isSuccess: false`; the handler does not run;
 * - `delay-3000`: the normal response, this many milliseconds later; `held`: once the controls release it;
 * - `late-3000`: status 504 at once, as of a gateway that gave up; the handler runs this many milliseconds later.
 */
export type Outcome =
  | 'hang'
  | 'held'
  | 'drop'
  | 'lose'
  | 'malformed'
  | 'empty'
  | 'unsuccessful'
  | `status-${number}`
  | `delay-${number}`
  | `late-${number}`
  | `${number}`;

const WORDS = new Set(['hang', 'held', 'drop', 'lose', 'malformed', 'empty', 'unsuccessful']);

/** Whether a text is a valid outcome. */
export function isOutcome(text: string): text is Outcome {
  return WORDS.has(text) || /^(status-[2-5]\d\d|(delay|late)-\d{1,7}|-?\d{1,9})$/.test(text);
}

/** Parses 'test.saveAnswer=40001, test.finish=hang'; leaves out the parts that are not valid. */
export function parseFailures(text: string): { endpointId: string; outcome: Outcome }[] {
  return text.split(',').flatMap((part) => {
    const [endpointId = '', outcome = ''] = part.split('=').map((word) => word.trim());
    return endpointId && isOutcome(outcome) ? [{ endpointId, outcome }] : [];
  });
}
