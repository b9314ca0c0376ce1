import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface App {
  /** Folder below apps. */
  name: string;
  /** What it is called. */
  title: string;
  /** Host label of the sandbox's school that it is shown with; one without content has that of yunfan under the shell's name. */
  school: string;
  /** Query parameter with which the standard shell shows a partner's school; undefined for other shells. */
  flag?: string;
}

const folder = new URL('../apps', import.meta.url).pathname;

const isPortal = (name: string) => Number(name === 'portal');

/** The app shells, the standard portal first: `description` and `sandboxSchool` of each `apps/<name>/package.json`. */
export function readApps(): App[] {
  const names = readdirSync(folder).toSorted((a, b) => isPortal(b) - isPortal(a) || (a < b ? -1 : 1));
  return names.map((name) => {
    const { description, sandboxSchool } = JSON.parse(
      readFileSync(join(folder, name, 'package.json'), 'utf8'),
    ) as { description: string; sandboxSchool: string };
    const cobranding = join(folder, name, 'src/brand/cobranding.ts');
    const [, flag] = (existsSync(cobranding) && /flag: '(\w+)'/.exec(readFileSync(cobranding, 'utf8'))) || [];
    return { name, title: description, school: sandboxSchool, flag };
  });
}

/** The partners whose schools a shell shows in their look: the apps that the package in its folder depends on. */
export function readPartners(root: string): (App & { flag: string; folder: string })[] {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>;
  };
  return readApps().flatMap(({ flag, ...app }) =>
    flag && `@cloud-school/${app.name}` in dependencies
      ? [{ ...app, flag, folder: join(folder, app.name) }]
      : [],
  );
}
