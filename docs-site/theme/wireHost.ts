import type { Shown } from './toHost.ts';

/** What a page does with the elements in it: it says their events, goes where an event says, and follows no link. */
export function wireHost(
  host: HTMLElement | Document,
  shown: readonly Shown[],
  say: (text: string) => void,
): void {
  // A player sends an event when its video has loaded, before any press.
  let isUsed = false;
  for (const name of ['pointerdown', 'keydown']) host.addEventListener(name, () => (isUsed = true), true);
  const events = new Set(shown.flatMap(({ events: names }) => names));
  for (const name of [...events, 'cs-navigate', 'cs-retry'])
    host.addEventListener(name, (event) => {
      const { detail, target } = event as CustomEvent<Record<string, unknown>>;
      if (name === 'cs-navigate') event.preventDefault();
      if (name === 'cs-close') Object.assign(target ?? {}, { isOpen: false });
      if ('number' in detail) Object.assign(target ?? {}, { current: detail.number });
      if (typeof detail.date === 'string') Object.assign(target ?? {}, { date: detail.date });
      if (isUsed) say(`${name} ${shorten(JSON.stringify(detail))}`);
    });
  host.addEventListener('click', ({ target }) => {
    const button = (target as Element).closest('.live-open');
    if (button?.nextElementSibling) Object.assign(button.nextElementSibling, { isOpen: true });
  });
}

const shorten = (text: string) => (text.length > 72 ? `${text.slice(0, 70)}…` : text);
