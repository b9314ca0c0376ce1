import type { CallOptions } from '@cloud-school/api-client';

/**
 * Options of a call that a press waits for: after this time (ms) it counts as failed, says so and can be pressed again. The
 * client's own limit is 500 s.
 */
export const CLICK_CALL = { timeout: 20_000 } satisfies CallOptions;
