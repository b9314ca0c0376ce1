import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type SandboxServer, startServer } from '@cloud-school/sandbox/server';

export type Shell = 'portal' | 'kingdee';

const HOSTS: Record<Shell, string> = { portal: 'yunfan', kingdee: 'kingdee' };

/** A stored attempt, as the sandbox tells it. */
export interface StoredLog {
  id: string;
  userId: string;
  finishedAt: number | null;
  answers: { questionId: string; content: string | null; optionList: string[] }[];
}

/** A message left for the school, as the sandbox tells it. */
export interface StoredClue {
  clueId: string;
  name: string;
  mobile: string;
  content: string;
}

/** One school of its own for one test: a real server on a real port, with a database that survives its restarts. */
export interface School {
  /** 'http://yunfan.localhost:12345' */
  origin: string;
  port: number;
  /** The server goes away, as when its machine is switched off. */
  stop(): Promise<void>;
  /** It comes back on the same port with the same data. */
  start(): Promise<void>;
  /** Switches of the sandbox, see its README. */
  controls(body: Record<string, unknown>): Promise<void>;
  state(): Promise<{
    counts: Record<string, number>;
    answerLogs: StoredLog[];
    completions: unknown[];
    clues: StoredClue[];
  }>;
  smsCode(mobile: string): Promise<string>;
  /** What the captcha picture of a key shows. */
  captcha(key: string): Promise<string>;
  close(): Promise<void>;
}

/** Opens a school that serves a built shell. */
export async function openSchool(shell: Shell, appConfig: Record<string, string> = {}): Promise<School> {
  const folder = mkdtempSync(join(tmpdir(), 'cloud-school-'));
  const appFolder = new URL(`../../apps/${shell}/dist`, import.meta.url).pathname;
  let port = 0;
  let server: SandboxServer | null = null;

  async function start() {
    server = await startServer({
      port,
      databaseFile: join(folder, 'school.sqlite'),
      appFolder,
      appConfig: { ACCESS_KEY: 'sandbox-access-key', ...appConfig },
    });
    port = server.port;
  }
  async function stop() {
    await server?.close();
    server = null;
  }
  async function desk<Body>(path: string, body?: unknown): Promise<Body> {
    const response = await fetch(`http://127.0.0.1:${port}/__sandbox/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as Body;
  }

  await start();
  return {
    origin: `http://${HOSTS[shell]}.localhost:${port}`,
    port,
    start,
    stop,
    controls: async (body) => void (await desk('controls', body)),
    state: () => desk('state'),
    smsCode: async (mobile) => {
      const { messages } = await desk<{ messages: { code: string }[] }>(`sms?mobile=${mobile}`);
      if (!messages[0]) throw new Error(`No SMS was sent to ${mobile}.`);
      return messages[0].code;
    },
    captcha: async (key) => {
      const { captchas } = await desk<{ captchas: { code: string }[] }>(`captchas?key=${key}`);
      if (!captchas[0]) throw new Error(`No captcha was drawn for ${key}.`);
      return captchas[0].code;
    },
    close: async () => {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
