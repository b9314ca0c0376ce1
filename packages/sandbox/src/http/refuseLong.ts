import { ERROR_CODES, RequestError } from './RequestError.ts';

/** Refuses a text over the limit. Characters are counted as the forms count them: an emoji is one. */
export function refuseLong(text: string, limit: number, what: string): void {
  if (Array.from(text).length > limit)
    throw new RequestError(ERROR_CODES.badRequest, `${what}最多 ${limit} 个字`);
}
