/** Where something failed: only one of the three can be mended by the person who reads it. */
export type FailurePlace = 'network' | 'server' | 'page';

/** What a person reads of a failure that has no words of the server (API-04), wherever it is shown. */
export const FAILURE_WORDS: Record<FailurePlace, string> = {
  network: '网络断开，恢复后再试',
  server: '系统繁忙',
  page: '页面没有加载全，请检查网络后再试',
};

/** The words of a failure: without a network it is the network, whatever did not come. */
export const describeFailure = (place: FailurePlace, isOnline: boolean): string =>
  FAILURE_WORDS[isOnline ? place : 'network'];
