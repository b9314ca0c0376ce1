/**
 * `pnpm nginx:write [schools.json]`: writes `schools.conf` and `headers.conf` beside the file, by default in
 * `deploy/nginx` (docs/how-to/deploy.md).
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type Schools, toSchoolsConf } from './toSchoolsConf.ts';
import { toHeadersConf } from './toHeadersConf.ts';

const file = resolve(process.argv[2] ?? 'deploy/nginx/schools.json');
const folder = dirname(file);
const schools = JSON.parse(readFileSync(file, 'utf8')) as Schools;
writeFileSync(join(folder, 'schools.conf'), toSchoolsConf(schools));
writeFileSync(join(folder, 'headers.conf'), toHeadersConf());
console.log(`${Object.keys(schools).length} schools: ${join(folder, 'schools.conf')}`);
