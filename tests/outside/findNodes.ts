import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { OUTSIDE_PATH } from './call.ts';

const majorOf = (program: string) =>
  Number(/^v(\d+)/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[1]);

/** Node programs by major version: the one that runs this script, and those on the PATH. */
export function findNodes(): Map<number, string> {
  const onPath = OUTSIDE_PATH.map((folder) => join(folder, 'node')).filter((program) => existsSync(program));
  return new Map([...onPath, process.execPath].map((program) => [majorOf(program), program]));
}
