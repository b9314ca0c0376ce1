import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Published {
  version: string;
  license?: string;
  description?: string;
  engines?: { node?: string };
  repository?: { url?: string; directory?: string };
  dependencies?: Record<string, string>;
  dist: { integrity?: string };
}

interface Document {
  'dist-tags': { latest: string };
  versions: Record<string, Published>;
}

/** Packages in a project's `node_modules`, however deep, whose version is another one. */
export function findWrongVersions(host: string, names: readonly string[], version: string): string[] {
  return names.flatMap((name) => {
    const found = globSync([`node_modules/${name}`, `node_modules/**/node_modules/${name}`], { cwd: host });
    if (found.length !== 1) return [`${name} is installed ${found.length} times`];
    const manifest = JSON.parse(
      readFileSync(join(host, found[0] ?? '', 'package.json'), 'utf8'),
    ) as Published;
    return manifest.version === version ? [] : [`${name} is ${manifest.version}, not ${version}`];
  });
}

/** What of the registry's documents a host would stumble over, and what a public release still lacks. */
export async function findMetadataProblems(
  address: string,
  names: readonly string[],
  versions: readonly string[],
): Promise<{ problems: string[]; notes: string[] }> {
  const problems: string[] = [];
  const withoutRepository = new Set<string>();
  for (const name of names) {
    const document = (await (await fetch(`${address}${name}`)).json()) as Document;
    if (document['dist-tags'].latest !== versions.at(-1)) problems.push(`${name}: latest is another version`);
    for (const version of versions) {
      const published = document.versions[version];
      if (!published) problems.push(`${name} has no ${version}`);
      else problems.push(...findProblems(name, published));
      if (!published?.repository?.url) withoutRepository.add(name);
    }
  }
  const notes =
    withoutRepository.size > 0
      ? [
          `${withoutRepository.size} packages name no repository: npm refuses provenance without it (docs/how-to/release-the-packages.md).`,
        ]
      : [];
  return { problems, notes };
}

function findProblems(name: string, published: Published): string[] {
  const { version, license, description, engines, repository, dependencies = {}, dist } = published;
  const ours = Object.entries(dependencies).filter(([dependency]) => dependency.startsWith('@cloud-school/'));
  const folder = `packages/${name.split('/')[1]}`;
  const wrong = [
    [license !== 'MIT', 'has no licence'],
    [!description, 'has no description'],
    [!engines?.node, 'names no Node'],
    [!dist.integrity?.startsWith('sha512-'), 'has no checksum'],
    [repository && repository.directory !== folder, `does not name ${folder} of its repository`],
    [ours.some(([, range]) => range !== `^${version}`), 'needs other versions of its own family'],
  ] as const;
  return wrong.flatMap(([isWrong, what]) => (isWrong ? [`${name} ${version} ${what}`] : []));
}
