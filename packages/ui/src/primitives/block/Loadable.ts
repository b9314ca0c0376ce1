/** Data that a screen shows, in one of its states. */
export type Loadable<Data> =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** Chinese text for the visitor: the server's message or 系统繁忙. */
      message: string;
      onRetry: () => void;
      /** The server refused the request, so that another try is of no use. */
      isRefused: boolean;
    }
  | { status: 'ready'; data: Data };

export const LOADING = { status: 'loading' } as const satisfies Loadable<never>;

export const ready = <Data>(data: Data) => ({ status: 'ready', data }) as const;

export const failed = (message: string, onRetry: () => void, isRefused = false) =>
  ({ status: 'failed', message, onRetry, isRefused }) as const;

/** The data, or null while there is none. */
export const dataOf = <Data>(loadable: Loadable<Data>): Data | null => dataOr(loadable, null);

/** The data, or `fallback` while there is none. */
export const dataOr = <Data, Fallback>(loadable: Loadable<Data>, fallback: Fallback): Data | Fallback =>
  loadable.status === 'ready' ? loadable.data : fallback;

/** The same state with other data. */
export const mapLoadable = <From, To>(loadable: Loadable<From>, map: (data: From) => To): Loadable<To> =>
  loadable.status === 'ready' ? ready(map(loadable.data)) : loadable;
