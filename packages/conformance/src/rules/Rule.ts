import type { Login } from '@cloud-school/domain';
import type { Probe } from '../createProbe.ts';
import type { Finding } from '../Finding.ts';
import type { Target } from '../Target.ts';
import type { Site } from '../tour/visitSite.ts';
import type { Study } from '../tour/visitStudy.ts';

/** What a rule may use. */
export interface Trial {
  target: Target;
  /** The calls of the tour are in its `exchanges`. */
  probe: Probe;
  site: Site;
  /** The sign-in of the account; null without one. */
  login: Login | null;
  /** Null without a sign-in. */
  study: Study | null;
}

/** A promise that spans calls; docs/how-to/back-end.md says why the portal needs it. */
export interface Rule {
  name: string;
  /** Changes what the account owns. */
  isWriting?: true;
  check: (trial: Trial) => Promise<Finding>;
}
