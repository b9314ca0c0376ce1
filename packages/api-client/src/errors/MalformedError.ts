/** A parser throws this for data that it cannot read; the client turns it into an ApiError of kind 'malformed'. */
export class MalformedError extends Error {
  override readonly name = 'MalformedError';
}
