export { createReceiver, type ReceiverOptions } from './createReceiver.ts';
export { createStore, type ReportStore, type StoredReport } from './createStore.ts';
export { createSymbolicator, listReleases } from './symbolicate.ts';
