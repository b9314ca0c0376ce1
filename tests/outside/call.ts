import { execFile } from 'node:child_process';
import { delimiter } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** The PATH without this workspace's own programs. */
export const OUTSIDE_PATH = (process.env.PATH ?? '')
  .split(delimiter)
  .filter((folder) => !/node_modules|node-gyp-bin/.test(folder));

/** The environment of a host: nothing of the workspace's package manager. */
export function outsideEnvironment(folder: string, extra: Record<string, string> = {}): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(
    ([name]) => !/^(npm|pnpm|node)_|^(INIT_CWD|NODE_PATH)$/i.test(name),
  );
  const path = [`${folder}/node_modules/.bin`, ...OUTSIDE_PATH].join(delimiter);
  return { ...Object.fromEntries(own), PATH: path, ...extra };
}

/** Runs a program of a host in its folder; resolves with what it printed, rejects with that when it fails. */
export async function call(
  folder: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): Promise<string> {
  try {
    const { stdout } = await run(command, args, {
      cwd: folder,
      env: outsideEnvironment(folder, environment),
      maxBuffer: MAX_OUTPUT_BYTES,
    });
    return stdout;
  } catch (error) {
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`${[command, ...args].join(' ')} failed:\n${stdout}${stderr}`, { cause: error });
  }
}

/**
 * Builds a host's page with Vite.
 * @throws Error when the build warns.
 */
export async function buildPage(folder: string): Promise<void> {
  // Warnings go to the other output.
  const printed = await call(folder, 'sh', ['-c', 'vite build --logLevel warn 2>&1']);
  if (printed.trim() !== '') throw new Error(`The build warns:\n${printed}`);
}
