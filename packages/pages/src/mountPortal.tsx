import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import type { Brand } from './platform/brand/Brand.ts';
import { CONFIG_ELEMENT_ID, readConfig } from './platform/config/readConfig.ts';
import { createPortal } from './createPortal.tsx';

/** Starts a shell in the page: configuration from its element, the portal into #root. */
export function mountPortal(brand: Brand): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root: copy index.html of apps/portal.');
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (import.meta.env.DEV) void sayMissing(text);
  const Portal = createPortal({ brand, config: readConfig(text) });
  // A transition, as all that is first drawn: in slices, not in one piece.
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <BrowserRouter>
          <Portal />
        </BrowserRouter>
      </StrictMode>,
    ),
  );
}

async function sayMissing(text: string | null | undefined): Promise<void> {
  const { missingConfig } = await import('./platform/config/missingConfig.ts');
  const sentence = missingConfig(text);
  if (sentence) console.warn(sentence);
}
