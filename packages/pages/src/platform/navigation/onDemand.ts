import { type ComponentType, createElement, type FunctionComponent, lazy, useState } from 'react';

/** A component that is fetched when it is first shown, or before. */
export interface PartOnDemand<Props> extends FunctionComponent<Props> {
  /** Fetches it ahead. A failure is told where it is shown. */
  prepare: () => void;
}

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
): PartOnDemand<Props> {
  let hasFailed = false;
  let Here: ComponentType<Props> | null = null;
  const ask = () =>
    lazy(async () => {
      try {
        Here = await load();
        return { default: Here };
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

  function OnDemand(props: Props) {
    // What is here is drawn at once: a part that React waits for, be it for a moment, shows up to 300 ms later.
    const [Shown] = useState(() => Here ?? Part);
    return createElement<Props>(Shown, props);
  }
  OnDemand.prepare = () => {
    load().then(
      (part) => {
        Here = part;
      },
      () => undefined,
    );
  };
  return OnDemand;
}
