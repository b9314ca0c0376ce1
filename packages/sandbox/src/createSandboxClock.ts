export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
}

/** A clock that can be stopped or moved. */
export interface SandboxClock extends Clock {
  /** Stops at `time` until it is set again; null lets it run. */
  fix(time: number | null): void;
  advance(ms: number): void;
}

/** Runs like `base` until it is fixed or moved. */
export function createSandboxClock(base: Clock): SandboxClock {
  let fixed: number | null = null;
  let offset = 0;
  return {
    now: () => fixed ?? base.now() + offset,
    fix: (time) => {
      fixed = time;
      offset = 0;
    },
    advance: (ms) => {
      if (fixed === null) offset += ms;
      else fixed += ms;
    },
  };
}
