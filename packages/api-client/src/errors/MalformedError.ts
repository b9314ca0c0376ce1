/** Data of an answer that cannot be read; the client turns it into an ApiError of kind 'malformed'. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
