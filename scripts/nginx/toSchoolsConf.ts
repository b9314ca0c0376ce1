import { toPageConfig } from '../../packages/renderer/src/hostConfig.ts';
import { siteHeaders } from '../../packages/sandbox/src/server/siteHeaders.ts';

/** The values of each school by host name, or by '*.example.com' for all names below one: the page's configuration, and OBJECT_STORAGE for the policy alone. */
export type Schools = Record<string, Record<string, string>>;

/** Characters that would end a string of nginx, begin a variable of nginx, or end the page's script element. */
const SPECIAL = /["'\\$<\p{Cc}]/gu;

const escapeLetter = (letter: string) => String.raw`\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** JSON whose only quotes are those around names and values, so that nginx reads it as one quoted string. */
function toJson(config: Record<string, string>): string {
  const toText = (value: string) => `"${value.replaceAll(SPECIAL, escapeLetter)}"`;
  return `{${Object.entries(config)
    .map(([name, value]) => `${toText(name)}:${toText(value)}`)
    .join(',')}}`;
}

function toMap(variable: string, values: [host: string, value: string][]): string {
  const lines = values.map(([host, value]) => `    ${host} ${value};`);
  return [`map $host $${variable} {`, '    hostnames;', ...lines, '}'].join('\n');
}

/**
 * nginx: what differs between schools, the page's configuration and the content security policy that fits it, and the build,
 * whose files may be on another origin.
 */
export function toSchoolsConf(schools: Schools, assetsOrigin = ''): string {
  const entries = [['default', {}] as [string, Record<string, string>], ...Object.entries(schools)];
  const policy = (config: Record<string, string>) =>
    siteHeaders({ ...config, ASSETS_ORIGIN: assetsOrigin })['content-security-policy'];
  return [
    '# Written by `pnpm write nginx` from schools.json: edit that file.',
    toMap(
      'cloud_school_config',
      entries.map(([host, config]) => [host, `'${toJson(toPageConfig(config))}'`]),
    ),
    toMap(
      'cloud_school_policy',
      entries.map(([host, config]) => [host, `"${policy(config)}"`]),
    ),
    '',
  ].join('\n\n');
}
