import { FAILURE_WORDS } from '@cloud-school/domain';

/** The message of a form whose request failed without a reason from the server. */
export const busyMessage = FAILURE_WORDS.server;
