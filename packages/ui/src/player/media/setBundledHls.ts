import { isHLSProvider, type MediaProviderAdapter } from '@vidstack/react';

/** Loads HLS support from this site, for a stream only; by default the library loads it from another host. */
export function setBundledHls(provider: MediaProviderAdapter | null) {
  if (!isHLSProvider(provider)) return;
  const { video } = provider;
  const isOnPage = () => video.isConnected;
  provider.library = async () => {
    const loaded = await import('hls.js/light').catch((error: unknown) => {
      if (isOnPage()) throw error;
    });
    // The library would report to a player that has left the page meanwhile, and crash.
    return loaded && isOnPage() ? loaded : new Promise<never>(() => undefined);
  };
  provider.config = { enableWorker: false };
}
