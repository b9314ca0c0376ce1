import type { Clock } from '../createSandboxClock.ts';
import type { FaultInjector } from '../faults/createFaultInjector.ts';
import type { SandboxSeed } from '../seed/SandboxSeed.ts';
import type { Store } from '../store/Store.ts';
import type { Route } from './Route.ts';

/** The parts of a sandbox's app. */
export interface AppParts {
  routes: Route[];
  store: Store;
  seed: () => SandboxSeed;
  clock: Clock;
  faults: FaultInjector;
  accessKey: string;
  log: (line: string) => void;
  /** Seed of the wire variants; null for plain answers. */
  wireSeed: number | null;
}
