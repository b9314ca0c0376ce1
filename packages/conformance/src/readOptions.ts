import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isRecord, parseUrl } from '@cloud-school/domain';
import type { Target } from './Target.ts';

export const USAGE = `Tries a back end against what the portal expects of it.

  --base https://school.example/api   the server; required
  --school yunfan                     the first label of the school's host name; required
  --account 13800000000               signs in by password; the password comes from CONFORMANCE_PASSWORD
  --write                             also calls that change what the account owns: use a student who may be thrown away
  --origin https://portal.example     where the pages are, if elsewhere than the server
  --remap paths.json                  other paths by endpoint id: { "notice.page": "/v2/notices" }

CONFORMANCE_CLIENT_ID, CONFORMANCE_CLIENT_SECRET and CONFORMANCE_APPLICATION_ID are sent as the portal sends them.`;

/** The target of a command line; throws an Error whose message tells the user what to change. */
export function readOptions(args: string[], environment: NodeJS.ProcessEnv): Target {
  const { values } = parseArgs({
    args,
    options: {
      base: { type: 'string' },
      school: { type: 'string' },
      account: { type: 'string' },
      write: { type: 'boolean', default: false },
      origin: { type: 'string' },
      remap: { type: 'string' },
    },
  });
  const { base, school, account, origin, remap } = values;
  if (!base || !/^https?:$/.test(parseUrl(base)?.protocol ?? ''))
    throw new Error('--base takes the address of the server, with https:// or http://.');
  if (!school) throw new Error('--school takes the first label of the school’s host name.');
  if (values.write && !account) throw new Error('--write needs an account.');
  const password = environment.CONFORMANCE_PASSWORD;
  if (account && !password) throw new Error('The password of the account is read from CONFORMANCE_PASSWORD.');
  return {
    baseUrl: base.replace(/\/+$/, ''),
    preDomain: school,
    account: account && password ? { username: account, password } : null,
    isWriting: values.write,
    origin: origin ?? null,
    config: {
      clientId: environment.CONFORMANCE_CLIENT_ID,
      clientSecret: environment.CONFORMANCE_CLIENT_SECRET,
      applicationId: environment.CONFORMANCE_APPLICATION_ID,
    },
    remap: remap ? readPaths(remap) : {},
    fetch: globalThis.fetch,
  };
}

/** Other paths by endpoint id, from a JSON file. */
function readPaths(file: string): Record<string, string> {
  const paths: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const entries = isRecord(paths) ? Object.entries(paths) : [];
  const texts = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
  if (texts.length === 0 || texts.length < entries.length)
    throw new Error(`${file} does not hold { "id": "/path" }.`);
  return Object.fromEntries(texts);
}
