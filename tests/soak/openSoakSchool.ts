import { createClient, getTenantByPreDomain, loginByPassword } from '@cloud-school/api-client';
import type { Login } from '@cloud-school/domain';
import { type Outcome, SANDBOX_ACCESS_KEY } from '@cloud-school/sandbox';
import { startServer } from '@cloud-school/sandbox/server';
import type { StoredLog } from '../journeys/openSchool.ts';
import { STUDENTS } from '../journeys/students.ts';
import { makeSoakSeed } from './soakPaper.ts';

const SAVE = 'test.saveAnswer';
/** How a save fails; `late` and `lose` reach the server all the same. The milliseconds are of real time. */
const FAULTS: Outcome[] = ['status-503', 'drop', 'lose', 'unsuccessful', 'malformed', 'late-30'];
const FAILURE_SHARE = 0.2;
/** More than the exam makes. */
const PLANNED_SAVES = 3000;

export interface SoakSchool {
  origin: string;
  /** The server's clock, which the soak moves. */
  time: { now: number };
  /** When the server began an attempt. */
  startedAt(attemptId: string): Promise<number>;
  /** Attempts that the school had before. */
  logsBefore: number;
  signIn(): Promise<Login>;
  expireTokens(): Promise<void>;
  state(): Promise<{
    answerLogs: StoredLog[];
    counts: Record<string, number>;
    saves: { count: number; failed: number };
  }>;
  close(): Promise<void>;
}

/** A school on a virtual clock, where one of five saves fails. */
export async function openSoakSchool(random: () => number): Promise<SoakSchool> {
  // A whole second: the Date header of responses has no more.
  const time = { now: Math.ceil(Date.now() / 1000) * 1000 };
  const server = await startServer({
    port: 0,
    clock: { now: () => time.now },
    seed: makeSoakSeed,
    appFolder: new URL('../../apps/portal/dist', import.meta.url).pathname,
    appConfig: { ACCESS_KEY: SANDBOX_ACCESS_KEY },
  });
  const root = `http://127.0.0.1:${server.port}`;
  const plan = Array.from({ length: PLANNED_SAVES }, (): Outcome => {
    const isFailing = random() < FAILURE_SHARE;
    return isFailing ? (FAULTS[Math.floor(random() * FAULTS.length)] ?? 'drop') : 'delay-0';
  });

  async function control(body: object): Promise<void> {
    const response = await fetch(`${root}/__sandbox/controls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(await response.text());
  }
  async function readState() {
    const response = await fetch(`${root}/__sandbox/state`);
    return (await response.json()) as {
      answerLogs: (StoredLog & { startedAt: number })[];
      counts: Record<string, number>;
    };
  }

  await control({ fail: plan.map((outcome) => ({ endpointId: SAVE, outcome })) });
  const logsBefore = (await readState()).answerLogs.length;
  return {
    origin: `http://yunfan.localhost:${server.port}`,
    time,
    logsBefore,
    async signIn() {
      const client = createClient({
        fetch,
        config: { baseUrl: `${root}/api`, accessKey: SANDBOX_ACCESS_KEY },
        session: () => ({ tenantId: null, schoolId: null, token: null }),
      });
      const tenant = await client.call(getTenantByPreDomain, { preDomain: 'yunfan' });
      if (!tenant) throw new Error('The sandbox has no school at yunfan.');
      const { mobile: username, password } = STUDENTS.portal;
      return client.call(loginByPassword, { username, password, tenantId: tenant.id });
    },
    async startedAt(attemptId) {
      const { answerLogs } = await readState();
      const log = answerLogs.find(({ id }) => id === attemptId);
      if (!log) throw new Error(`The server has no attempt ${attemptId}.`);
      return log.startedAt;
    },
    expireTokens: () => control({ expireTokens: true }),
    async state() {
      const state = await readState();
      const count = state.counts[SAVE] ?? 0;
      const failed = plan.slice(0, count).filter((outcome) => outcome !== 'delay-0').length;
      return { ...state, saves: { count, failed } };
    },
    close: () => server.close(),
  };
}
