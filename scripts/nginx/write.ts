/**
 * `pnpm write nginx [schools.json]`: writes `schools.conf`, `headers.conf` and `hosts.json` beside the file, by default in
 * `deploy/nginx` (docs/how-to/deploy.md). A wrong configuration writes nothing and ends with 1.
 *
 * In an image, as `node dist-server/schools.mjs FILE FOLDER`: writes all and the list into the folder; without the file the
 * list is that of the environment.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSchools } from './readSchools.ts';
import { schoolsOfEnvironment } from './schoolsOfEnvironment.ts';
import { toDroppedHeadersConf } from './toDroppedHeadersConf.ts';
import { toHeadersConf } from './toHeadersConf.ts';
import { toSchoolsConf } from './toSchoolsConf.ts';

const OWN_LIST = 'deploy/nginx/schools.json';
const [, , given = OWN_LIST, folder = dirname(resolve(given))] = process.argv;
const isInImage = process.argv.length > 3;
const text =
  isInImage && !existsSync(given) ? schoolsOfEnvironment(process.env) : readFileSync(given, 'utf8');
const { schools, problems } =
  text === null
    ? { schools: {}, problems: [`No list of schools: mount it as ${given}, or set SCHOOLS or SCHOOL_HOST.`] }
    : readSchools(text);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
mkdirSync(folder, { recursive: true });
if (isInImage) writeFileSync(join(folder, 'schools.json'), JSON.stringify(schools), { mode: 0o600 });
writeFileSync(join(folder, 'schools.conf'), toSchoolsConf(schools, process.env.ASSETS_ORIGIN));
writeFileSync(join(folder, 'headers.conf'), toHeadersConf());
// These are the machine's: they came with the files of `deploy`.
if (given === OWN_LIST) writeFileSync(join(folder, 'dropped-headers.conf'), toDroppedHeadersConf());
// The receiver's list: it is to know no secret of a school.
else {
  const hosts = Object.keys(schools).map((host) => [host, {}] as const);
  writeFileSync(join(folder, 'hosts.json'), JSON.stringify(Object.fromEntries(hosts)));
}
console.log(`${Object.keys(schools).length} schools: ${join(folder, 'schools.conf')}`);
