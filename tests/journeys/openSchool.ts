import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createClient, getTenantByPreDomain, loginByPassword } from '@cloud-school/api-client';
import type { Login } from '@cloud-school/domain';
import type { PortalReport } from '@cloud-school/pages';
import { type NamedSchool, SANDBOX_ACCESS_KEY } from '@cloud-school/sandbox';
import { type SandboxServer, startServer } from '@cloud-school/sandbox/server';
import { copyRenamed } from './copyRenamed.ts';
import type { Student } from './students.ts';

export type Shell = 'portal' | 'kingdee';

const PRE_DOMAINS: Record<Shell, string> = { portal: 'yunfan', kingdee: 'kingdee' };

/** An attempt as the sandbox stores it. */
export interface StoredLog {
  id: string;
  userId: string;
  finishedAt: number | null;
  answers: { questionId: string; content: string | null; optionList: string[] }[];
}

/** A message to the school as the sandbox stores it. */
export interface StoredClue {
  clueId: string;
  name: string;
  mobile: string;
  content: string;
}

/** The school of one test: a sandbox server on its own port, with a database that survives its restarts. */
export interface School extends AsyncDisposable {
  /** Such as 'http://yunfan.localhost:12345'. */
  origin: string;
  port: number;
  /** Shuts the server down; connections are refused until `start`. */
  stop(): Promise<void>;
  /** Starts it again on the same port with the same data. */
  start(): Promise<void>;
  /** Replaces the build by one whose files have other names; the old ones are gone. */
  deploy(): Promise<void>;
  /** Restarts the server with another runtime configuration of the app. */
  configure(appConfig: Record<string, string>): Promise<void>;
  /** Everything is again as at the first start. */
  reset(): Promise<void>;
  /** Sets switches of the sandbox, see its README. */
  controls(body: Record<string, unknown>): Promise<void>;
  state(): Promise<{
    /** Calls by endpoint id. */
    counts: Record<string, number>;
    /** The last 2000 calls, oldest first. */
    calls: { endpointId: string; payload: Record<string, unknown> }[];
    answerLogs: StoredLog[];
    completions: unknown[];
    studyRecords: { classroomId: string; learningDuration: number; count: number }[];
    clues: StoredClue[];
  }>;
  /** How often an endpoint was called. */
  callsOf(endpointId: string): Promise<number>;
  /** What portals reported (REPORT_ADDRESS: '/__sandbox/reports'), oldest first. */
  reports(): Promise<PortalReport[]>;
  /** Signs a student in by the API; the sign-in ends by this machine's clock, whatever the school's is set to. */
  signIn(student: Student): Promise<StudentLogin>;
  /** The code of the last SMS to the mobile. */
  smsCode(mobile: string): Promise<string>;
  /** The digits of the captcha picture that was drawn for the key. */
  captcha(key: string): Promise<string>;
  close(): Promise<void>;
}

/** What a device knows after a student has signed in. */
export interface StudentLogin extends Login {
  tenantId: string;
}

interface SchoolOptions {
  /** Where it listens; a free port without one. */
  port?: number;
  /** Values of the host, in addition to the access key. */
  appConfig?: Record<string, string>;
  /** Another build than the shell's own. */
  builtFolder?: string;
  /** A school of that build, under its own name. */
  named?: NamedSchool;
  /** The server renders the public pages. */
  isRendered?: boolean;
  /** Milliseconds that a rendered page is sent as it is; 0 without it. */
  freshMs?: number;
  /** Seed of the sandbox's wire variants; plain answers without one. */
  wireSeed?: number;
  /** A fixed time for the school's clock; its content is of that day. Without it the clock runs. */
  fixedTime?: number;
}

/** Starts a school that serves the built shell. */
export async function openSchool(shell: Shell, options: SchoolOptions = {}): Promise<School> {
  const { named, wireSeed, isRendered, freshMs, fixedTime } = options;
  const folder = mkdtempSync(join(tmpdir(), 'cloud-school-'));
  let appFolder = options.builtFolder ?? new URL(`../../apps/${shell}/dist`, import.meta.url).pathname;
  let config = options.appConfig;
  const preDomain = named?.label ?? PRE_DOMAINS[shell];
  let port = options.port ?? 0;
  let server: SandboxServer | null = null;

  async function start() {
    server = await startServer({
      port,
      databaseFile: join(folder, 'school.sqlite'),
      appFolder,
      appConfig: { ACCESS_KEY: SANDBOX_ACCESS_KEY, ...config },
      namedSchools: named && [named],
      wireSeed,
      isRendered,
      freshMs,
      clock: fixedTime === undefined ? undefined : { now: () => fixedTime },
    });
    port = server.port;
  }
  async function stop() {
    await server?.close();
    server = null;
  }
  async function callAdmin<Body>(path: string, body?: unknown): Promise<Body> {
    const response = await fetch(`http://127.0.0.1:${port}/__sandbox/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Body;
  }

  async function close() {
    await stop();
    rmSync(folder, { recursive: true, force: true });
  }

  const state: School['state'] = () => callAdmin('state');

  await start();
  return {
    origin: `http://${preDomain}.localhost:${port}`,
    port,
    start,
    stop,
    deploy: async () => {
      const next = join(folder, 'next-build');
      copyRenamed(appFolder, next);
      appFolder = next;
      await stop();
      await start();
    },
    configure: async (values) => {
      config = { ...config, ...values };
      await stop();
      await start();
    },
    reset: () => callAdmin('reset', {}),
    controls: async (body) => void (await callAdmin('controls', body)),
    state,
    callsOf: async (endpointId) => (await state()).counts[endpointId] ?? 0,
    reports: async () => (await callAdmin<{ reports: PortalReport[] }>('reports')).reports,
    signIn: async ({ mobile, password }) => {
      const client = createClient({
        fetch,
        config: { baseUrl: `http://127.0.0.1:${port}/api`, accessKey: SANDBOX_ACCESS_KEY },
        session: () => ({ tenantId: null, schoolId: null, token: null }),
      });
      const tenant = await client.call(getTenantByPreDomain, { preDomain });
      if (!tenant) throw new Error(`The sandbox has no school at ${preDomain}.`);
      const login = await client.call(loginByPassword, { username: mobile, password, tenantId: tenant.id });
      const offset = client.serverClockOffset() ?? 0;
      return {
        ...login,
        tenantId: tenant.id,
        expiresAt: login.expiresAt === null ? null : login.expiresAt - offset,
      };
    },
    smsCode: async (mobile) => {
      const { messages } = await callAdmin<{ messages: { code: string }[] }>(`sms?mobile=${mobile}`);
      if (!messages[0]) throw new Error(`No SMS was sent to ${mobile}.`);
      return messages[0].code;
    },
    captcha: async (key) => {
      const { captchas } = await callAdmin<{ captchas: { code: string }[] }>(`captchas?key=${key}`);
      if (!captchas[0]) throw new Error(`No captcha was drawn for the key '${key}'.`);
      return captchas[0].code;
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}
