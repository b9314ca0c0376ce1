/** What a student did not continue for this long is forgotten on the device, sent or not: others may use it. */
export const RETENTION_MS = 90 * 24 * 3_600_000;
