/**
 * `pnpm write nginx [schools.json]`: writes `schools.conf` and `headers.conf` beside the file, by default in
 * `deploy/nginx` (docs/how-to/deploy.md). A wrong configuration writes nothing and ends with 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSchools } from './readSchools.ts';
import { toHeadersConf } from './toHeadersConf.ts';
import { toSchoolsConf } from './toSchoolsConf.ts';

const file = resolve(process.argv[2] ?? 'deploy/nginx/schools.json');
const folder = dirname(file);
const { schools, problems } = readSchools(readFileSync(file, 'utf8'));
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
writeFileSync(join(folder, 'schools.conf'), toSchoolsConf(schools));
writeFileSync(join(folder, 'headers.conf'), toHeadersConf());
console.log(`${Object.keys(schools).length} schools: ${join(folder, 'schools.conf')}`);
