import { siteHeaders } from '../../packages/sandbox/src/server/siteHeaders.ts';

/** nginx: the headers of every file. The policy comes from `schools.conf`, because it depends on the configuration. */
export function toHeadersConf(): string {
  const headers = {
    ...siteHeaders({}),
    'content-security-policy': '$cloud_school_policy',
    // The machine's, set in cloud-school.conf, which no command writes.
    'strict-transport-security': '$cloud_school_https_only',
  };
  return [
    '# Written by `pnpm write nginx` from the list of headers that the sandbox sends too (siteHeaders.ts).',
    ...Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`),
    '',
  ].join('\n');
}
