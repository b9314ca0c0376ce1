/** The offer of a browser to install the page; Chromium's alone, and not in TypeScript's DOM library. */
export interface InstallOffer extends Event {
  /** Asks the person; an offer asks once. */
  prompt: () => Promise<unknown>;
  userChoice: Promise<{ outcome: 'accepted' | 'dismissed' }>;
}

export const isInstallOffer = (event: Event): event is InstallOffer => 'prompt' in event;

let offer: InstallOffer | null = null;

/** Keeps the offer for the page that shows it: it comes once in a visit, on any page, and the browser then shows none itself. */
export function keepInstallOffer(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallOffer(event)) offer = event;
  });
}

/** The offer of this visit; null where the browser made none. */
export const installOffer = (): InstallOffer | null => offer;
