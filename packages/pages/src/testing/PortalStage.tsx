import { createClient, getTenantByPreDomain, loginByPassword } from '@cloud-school/api-client';
import {
  createSandbox,
  SANDBOX_ACCESS_KEY,
  registrationSchoolsOf,
  type Sandbox,
} from '@cloud-school/sandbox';
import { type ComponentType, useEffect, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { createPortal } from '../createPortal.tsx';
import type { Brand } from '../platform/brand/Brand.ts';
import { memoryStorage } from '../platform/device/browserStorage.ts';
import { createDevice, type Device } from '../platform/device/createDevice.ts';
import { createSession } from '../platform/session/createSession.ts';
import { storedSession } from '../platform/session/sessionValues.ts';
import { findDemoStudent, STANDARD_SCHOOL } from './demoStudents.ts';

/** A fault of the toolbar's sandbox switch. */
export type SandboxMood = 'fine' | 'slow' | 'failing' | 'expired';

export interface PortalStageProps {
  /** The first address of the visit. */
  path: string;
  brand: Brand;
  isSignedIn?: boolean;
  mood?: SandboxMood;
  /** The outside login, for a school that has one. */
  ssoAddress?: string;
  /** Host label of a visit to another school. */
  preDomain?: string;
  /** Changes the sandbox, and what the device stored, before the page loads. */
  prepare?: (sandbox: Sandbox, device: Device) => void;
}

/** A complete shell on its own sandbox inside this tab: every click works, without any network request. */
export function PortalStage({
  path,
  brand,
  isSignedIn = false,
  mood = 'fine',
  ssoAddress,
  preDomain,
  prepare,
}: PortalStageProps) {
  const [Portal, setPortal] = useState<ComponentType | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void open({ brand, isSignedIn, mood, ssoAddress, preDomain, prepare }).then((opened) => {
      if (!isUnmounted) setPortal(() => opened);
    });
    return () => {
      isUnmounted = true;
    };
  }, [brand, isSignedIn, mood, ssoAddress, preDomain, prepare]);

  return Portal ? (
    <MemoryRouter key={path} initialEntries={[path]}>
      <Portal />
    </MemoryRouter>
  ) : null;
}

async function open({
  brand,
  isSignedIn,
  mood,
  ssoAddress,
  preDomain,
  prepare,
}: Omit<PortalStageProps, 'path'>) {
  const tenantDomain = brand.tenantDomain ?? STANDARD_SCHOOL;
  const sandbox = createSandbox({ host: `${tenantDomain}.localhost` });
  const storage = memoryStorage();
  const device: Device = createDevice({
    storage,
    user: () => ({ userId: device.get(storedSession)?.userId ?? null, tenantId: tenantDomain }),
  });
  const client = { baseUrl: `http://${tenantDomain}.localhost/api`, accessKey: SANDBOX_ACCESS_KEY };
  const student = findDemoStudent(brand);
  if (isSignedIn && student) {
    const visitor = createClient({
      fetch: sandbox.fetch,
      config: client,
      session: () => ({ tenantId: null, schoolId: null, token: null }),
    });
    const tenant = await visitor.call(getTenantByPreDomain, { preDomain: tenantDomain });
    createSession(device).signIn(
      await visitor.call(loginByPassword, { ...student, tenantId: tenant?.id ?? '' }),
    );
  }
  prepare?.(sandbox, device);
  setMood(sandbox, mood);
  return createPortal({
    brand: { ...brand, tenantDomain: preDomain ?? tenantDomain },
    config: {
      client,
      // The same tile everywhere: a story has no tile server.
      mapTiles: '/media/scenes/map-sample.svg',
      mapAttribution: '地图为示意',
      mapMarkerAddress: 'https://maps.example.com/marker?position={longitude},{latitude}&name={name}',
      documentViewerAddress: '/media/viewer/document.html?src={address}',
      ssoAddress,
      examAddress: 'https://exam.example.com/login',
      licence: ['浙ICP备00000000号-1'],
      registrationSchools: registrationSchoolsOf(tenantDomain),
      appDownloadAddress: 'https://app.example.com/download',
    },
    fetch: sandbox.fetch,
    storage,
  });
}

function setMood({ controls }: Sandbox, mood: SandboxMood | undefined): void {
  if (mood === 'slow') controls.setLatency(2000);
  if (mood === 'failing') controls.setFailureRate(0.3);
  if (mood === 'expired') controls.expireTokens();
}
