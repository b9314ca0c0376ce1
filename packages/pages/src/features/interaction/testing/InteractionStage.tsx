import { useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { SWRConfig } from 'swr';
import type { Brand } from '../../../platform/brand/Brand.ts';
import { OwnerContext } from '../../../platform/data/OwnerContext.ts';
import { createServices } from '../../../platform/portal/createServices.ts';
import { PortalContext } from '../../../platform/portal/Portal.ts';
import { createSession } from '../../../platform/session/createSession.ts';
import { createLocalStore } from '../../../platform/session/localStore.ts';
import { Toasts } from '../../../platform/toasts/Toasts.tsx';

interface InteractionStageProps {
  brand: Brand;
  fetch: typeof globalThis.fetch;
  storage: Storage;
  children: ReactNode;
}

/** A portal with a signed-in student around a part of a page; 重新加载 opens it anew, as a reload does. */
export function InteractionStage(props: InteractionStageProps) {
  const [visit, setVisit] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setVisit(visit + 1)}>
        重新打开页面
      </button>
      <Visit key={visit} {...props} />
    </>
  );
}

function Visit({ brand, fetch, storage, children }: InteractionStageProps) {
  const [portal] = useState(() => {
    createSession(createLocalStore(storage)).signIn({ userId: '5001', token: 't', expiresAt: null });
    return createServices({
      brand,
      config: { client: { baseUrl: 'http://classroom.localhost/api' } } as never,
      fetch,
      storage,
    });
  });
  return (
    <MemoryRouter>
      <PortalContext value={portal}>
        <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false, revalidateOnFocus: false }}>
          <OwnerContext value="5001">
            <Toasts />
            {children}
          </OwnerContext>
        </SWRConfig>
      </PortalContext>
    </MemoryRouter>
  );
}
