import { type ChildProcess, spawn } from 'node:child_process';

/** A program that runs beside the journeys. */
export interface RunningProgram {
  /** Resolves with the first match of its output; rejects when it ends without one. */
  waitFor(pattern: RegExp): Promise<RegExpExecArray>;
  stop(): Promise<void>;
}

const whenClosed = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once('close', () => resolve());
  });

/** Starts a program in a process group of its own, so that `stop`, or our own end, ends what it started too. */
export function startProgram(
  command: string,
  args: string[],
  env: Record<string, string> = {},
): RunningProgram {
  const child = spawn(command, args, {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  let output = '';
  const listeners = new Set<() => void>();
  const add = (text: string) => {
    output += text;
    for (const listener of listeners) listener();
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add);
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGTERM');
    } catch {
      // It has ended.
    }
  };
  process.once('exit', end);
  return {
    waitFor: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const match = pattern.exec(output);
          if (match) resolve(match);
        };
        listeners.add(look);
        look();
        child.once('error', reject);
        child.once('close', () => reject(new Error(`${command} ended: ${output.slice(-500)}`)));
      }),
    stop: async () => {
      end();
      process.off('exit', end);
      await whenClosed(child);
    },
  };
}
