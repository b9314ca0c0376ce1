/**
 * `pnpm nginx:write [schools.json]`: writes `schools.conf` and `headers.conf` beside the file, by default in
 * `deploy/nginx` (docs/how-to/deploy.md). A wrong configuration writes nothing and ends with 1.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describeConfigProblem } from '../../packages/pages/src/platform/config/describeConfigProblem.ts';
import { findConfigProblems } from '../../packages/pages/src/platform/config/findConfigProblems.ts';
import { toHeadersConf } from './toHeadersConf.ts';
import { type Schools, toSchoolsConf } from './toSchoolsConf.ts';

function findProblems({ OBJECT_STORAGE = '', ...page }: Record<string, string>): string[] {
  const isOrigins = OBJECT_STORAGE.split(/\s+/).every((text) => /^(https?:\/\/[\w.-]+(:\d+)?)?$/.test(text));
  return [
    ...findConfigProblems(JSON.stringify(page)).map(describeConfigProblem),
    ...(isOrigins
      ? []
      : ['“OBJECT_STORAGE”的值不对，应为以 https:// 开头的来源，多个之间用空格分开，不含路径。']),
  ];
}

const file = resolve(process.argv[2] ?? 'deploy/nginx/schools.json');
const folder = dirname(file);
const schools = JSON.parse(readFileSync(file, 'utf8')) as Schools;
const problems = Object.entries(schools).flatMap(([host, config]) =>
  findProblems(config).map((problem) => `${host}: ${problem}`),
);
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exit(1);
}
writeFileSync(join(folder, 'schools.conf'), toSchoolsConf(schools));
writeFileSync(join(folder, 'headers.conf'), toHeadersConf());
console.log(`${Object.keys(schools).length} schools: ${join(folder, 'schools.conf')}`);
