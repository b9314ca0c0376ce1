import type { PortalConfig } from '../../platform/config/PortalConfig.ts';
import { EXAM_WORKER } from './EXAM_WORKER.ts';

/** Every bundler of a host fills in this name. */
const IS_BUILT = process.env.NODE_ENV === 'production';

/** The name that a page's `trusted-types` directive has to allow, beside the sanitiser's. */
const POLICY = 'cloud-school-worker';

interface Policy {
  createScriptURL: (url: string) => string;
}

let policy: Policy | undefined;

/** Installs the worker; where the browser has none, or refuses it, exams work as they do without it. */
export async function registerExamWorker({ examWorker }: Pick<PortalConfig, 'examWorker'>): Promise<void> {
  // The development server builds no worker.
  if (examWorker !== 'on' || !IS_BUILT || !('serviceWorker' in navigator)) return;
  try {
    // The policy makes one address only, whatever it is given.
    const rules = { createScriptURL: () => EXAM_WORKER.address };
    policy ??= globalThis.trustedTypes?.createPolicy(POLICY, rules) ?? rules;
    const address = policy.createScriptURL(EXAM_WORKER.address);
    await navigator.serviceWorker.register(address, { updateViaCache: 'none' });
  } catch {
    // Storage is blocked, the files of this build are gone, or the file is not served.
  }
}
