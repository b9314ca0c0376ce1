/** Tells the time in milliseconds since 1970. */
export interface Clock {
  now(): number;
}

/** A clock that can be held still or moved. */
export interface SandboxClock extends Clock {
  /** Stands at `time` until it is set again; null lets it run. */
  fix(time: number | null): void;
  advance(ms: number): void;
}

/** Runs as `base` does until it is fixed or moved. */
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
