import { type ComponentType, createElement, lazy } from 'react';

const renewals = new Set<() => void>();

/** For the boundary that shows a failed fetch: its retry then asks again, which React's `lazy` alone never does. */
export function renewFailedParts(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}

/**
 * A component fetched when it is first shown. One that a retry cannot fetch either is gone with an older build, so the
 * page is loaded anew; offline it stays.
 */
export function onDemand<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  let hasFailed = false;
  const ask = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (error) {
        if (hasFailed && navigator.onLine) window.location.reload();
        hasFailed = true;
        // Not at once: React asks for the part again before it shows the failure, and would fetch for ever.
        renewals.add(() => {
          Part = ask();
        });
        throw error;
      }
    });
  let Part = ask();
  return function OnDemand(props: Props) {
    return createElement<Props>(Part, props);
  };
}
