import { isHLSProvider, type MediaProviderAdapter } from '@vidstack/react';

/** Loads HLS support from this site, for a stream only; by default the library loads it from another host. */
export function setBundledHls(provider: MediaProviderAdapter | null) {
  if (!isHLSProvider(provider)) return;
  provider.library = () => import('hls.js/light');
  provider.config = { enableWorker: false };
}
