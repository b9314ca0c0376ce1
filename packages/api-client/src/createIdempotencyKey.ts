import { randomHex } from './randomHex.ts';

/** A key for one action that creates something; `CallOptions.idempotencyKey` of each send of it. */
export const createIdempotencyKey = (): string => randomHex(16);
