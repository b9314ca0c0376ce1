/**
 * What several parts of the delivery must agree about. Programs, units, nginx, images, chart and guide name these values where they
 * need them; tests/delivery.test.ts holds each place to this table, and finds ports that it does not have.
 */

/** Where the parts listen on one machine, as the guide to deploy starts them: all at once, so no two are the same. */
export const MACHINE_PORTS = {
  web: 80,
  backEnd: 8080,
  renderer: 8790,
  receiver: 8791,
  /** The renderer of the release that some visitors get. */
  canary: 8792,
} as const;

/** Where an image listens, each on an address of its own, and the sandbox beside them in compose.yaml. */
export const IMAGE_PORTS = { web: 8080, renderer: 8790, receiver: 8791, sandbox: 8787 } as const;

/** Of a process, in MB: all of it, and of that what V8 keeps for long. */
export const MEMORY_MB = {
  renderer: { all: 512, old: 280 },
  receiver: { all: 256, old: 160 },
} as const;

/** Bytes of a report. */
export const MAX_REPORT_BYTES = 16_384;

/** The user of the images. */
export const IMAGE_USER = 10_001;
