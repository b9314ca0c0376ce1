/**
 * What is inside an image, as CycloneDX. `node sbom.mjs bundled SHELL VERSION SECONDS` prints that of the lockfile and of what a build
 * bundled, which its notices name; `node sbom.mjs machine FILE` adds what the base brings: nginx, Node and the packages of Debian.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';

const [, , part, ...rest] = process.argv;
const sorted = (list, key) => list.toSorted((one, other) => (one[key] < other[key] ? -1 : 1));
const write = ({ components, dependencies, ...sbom }) =>
  `${JSON.stringify({ ...sbom, components: sorted(components, 'bom-ref'), dependencies: sorted(dependencies, 'ref') }, null, 1)}\n`;
const component = (type, purl, name, version, rest = {}) => ({
  type,
  name,
  version,
  purl,
  'bom-ref': purl,
  ...rest,
});

/** Of a notice, '## name - 1.0.0 (MIT)'. */
const NOTICE = /^## (\S+) - (\S+) \((.*)\)$/gm;

function bundled(shell, version, seconds) {
  const {
    serialNumber: _run,
    metadata,
    components,
    ...sbom
  } = JSON.parse(readFileSync('deploy/images/.sbom.json', 'utf8'));
  metadata.timestamp = new Date(seconds * 1000).toISOString();
  metadata.component = {
    type: 'application',
    name: `cloud-school-${shell}`,
    version,
    'bom-ref': metadata.component['bom-ref'],
  };
  for (const each of sbom.dependencies) each.dependsOn?.sort();
  const known = new Set(components.map(({ purl }) => decodeURIComponent(purl ?? '').split('?')[0]));
  for (const file of ['dist/licenses.txt', 'dist/exam-worker.licenses.txt', 'dist-server/licenses.txt'])
    for (const [, name, found, license] of readFileSync(`apps/${shell}/${file}`, 'utf8').matchAll(NOTICE)) {
      if (known.has(`pkg:npm/${name}@${found}`)) continue;
      known.add(`pkg:npm/${name}@${found}`);
      const purl = `pkg:npm/${name.replace('@', '%40')}@${found}`;
      components.push(component('library', purl, name, found, { licenses: [{ expression: license }] }));
    }
  process.stdout.write(write({ ...sbom, metadata, components }));
}

function machine(file) {
  const sbom = JSON.parse(readFileSync(file, 'utf8'));
  const nginx = /nginx\/(\S+)/.exec(spawnSync('nginx', ['-v'], { encoding: 'utf8' }).stderr)?.[1];
  sbom.components.push(
    component('application', `pkg:generic/nginx@${nginx}`, 'nginx', nginx),
    ...Object.entries(process.versions)
      .filter(([name]) => name !== 'modules' && name !== 'napi')
      .map(([name, version]) => component('application', `pkg:generic/${name}@${version}`, name, version)),
  );
  // The base may be of another distribution.
  if (existsSync('/var/lib/dpkg/status'))
    for (const line of execFileSync('dpkg-query', ['-W', '-f', '${Package} ${Version} ${Architecture}\n'], {
      encoding: 'utf8',
    })
      .trim()
      .split('\n')) {
      const [name, version, architecture] = line.split(' ');
      const purl = `pkg:deb/debian/${name}@${encodeURIComponent(version)}?arch=${architecture}`;
      sbom.components.push(component('library', purl, name, version));
    }
  writeFileSync(file, write(sbom));
}

if (part === 'bundled') bundled(...rest);
else machine(...rest);
