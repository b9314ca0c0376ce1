/** A response with a status other than 200; the client turns it into an ApiError of kind 'unavailable'. */
export class StatusError extends Error {
  override readonly name = 'StatusError';
  readonly status: number;

  constructor(status: number) {
    super(`The server responded with status ${status}.`);
    this.status = status;
  }
}
