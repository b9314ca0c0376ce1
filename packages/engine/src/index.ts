export type { AnswerSession, CompletionPort } from './exam/AnswerSession.ts';
export type { AnswerStore, UserKey, WorkKey } from './exam/answerStore.ts';
export { createBrowserPorts, createBrowserStore } from './exam/browserPorts.ts';
export { runCompletionJobs } from './exam/completionJobs.ts';
export { createAnswerSession } from './exam/createAnswerSession.ts';
