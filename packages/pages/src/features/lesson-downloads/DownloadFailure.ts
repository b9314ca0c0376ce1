/**
 * Why a download stopped:
 * - 'network': the connection broke, or the server has trouble; later it goes on.
 * - 'full': the device or the browser has no room left.
 * - 'gone': the server no longer gives the file at its address.
 * - 'blocked': the browser lets this site keep nothing, or the media's host lets no page read its files (CORS).
 * - 'elsewhere': another window of this device is downloading.
 * - 'signed-out': the student signed out meanwhile.
 */
export type DownloadFailureReason = 'network' | 'full' | 'gone' | 'blocked' | 'elsewhere' | 'signed-out';

export class DownloadFailure extends Error {
  override name = 'DownloadFailure';
  readonly reason: DownloadFailureReason;

  constructor(reason: DownloadFailureReason, options?: ErrorOptions) {
    super(`The download stopped: ${reason}.`, options);
    this.reason = reason;
  }
}

/** The failure of a write into the device's storage. */
export const toStorageFailure = (error: unknown): DownloadFailure =>
  error instanceof DownloadFailure
    ? error
    : new DownloadFailure(
        error instanceof Error && error.name === 'QuotaExceededError' ? 'full' : 'blocked',
        {
          cause: error,
        },
      );
