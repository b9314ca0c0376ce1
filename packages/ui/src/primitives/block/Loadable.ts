/** Data on its way to a screen: what a block needs to choose between its states. */
export type Loadable<Data> =
  | { status: 'loading' }
  | {
      status: 'failed';
      /** Chinese, fit to show: the server's message or 系统繁忙. */
      message: string;
      onRetry: () => void;
    }
  | { status: 'ready'; data: Data };
