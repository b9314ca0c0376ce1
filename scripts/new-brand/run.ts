/** `npm run new-brand`: writes the shell of a new brand to `apps/<id>`; docs/how-to/add-a-brand.md. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import type { ThemeOverrides } from '../../packages/ui/src/theme/standardTheme.ts';
import { addToPortal } from './addToPortal.ts';
import { readOptions, USAGE } from './readOptions.ts';
import { recolourDrawings } from './recolourDrawings.ts';
import { toPartner } from './toPartner.ts';
import { writeBrand } from './writeBrand.ts';

const root = new URL('../..', import.meta.url).pathname;

try {
  const options = readOptions(process.argv.slice(2));
  const folder = `${root}apps/${options.id}`;
  if (existsSync(folder) !== options.isColorsOnly)
    throw new Error(
      options.isColorsOnly
        ? `There is no apps/${options.id}: leave out --colors to write it.`
        : `apps/${options.id} exists already: delete the folder, or choose another id.`,
    );
  const before = options.isColorsOnly ? await readColors(folder) : {};
  const files = writeBrand(folder, options);
  if (options.isColorsOnly) files.push(...recolourDrawings(folder, before, options.theme));
  const changed = options.isCobrand ? addToPortal(`${root}apps/portal`, options) : [];
  const written = [folder, ...changed.map((path) => `${root}apps/portal/${path}`)];
  execFileSync('pnpm', ['exec', 'oxfmt', ...written], { cwd: root, stdio: 'ignore' });
  if (!options.isColorsOnly)
    execFileSync('pnpm', ['install', '--prefer-offline'], { cwd: root, stdio: 'inherit' });
  console.log(`
Wrote ${files.map((file) => `apps/${options.id}/${file}`).join('\n      ')}
${changed.map((path) => `\nChanged apps/portal/${path}`).join('')}

\`npm start\` shows the shell and has the brand in Storybook's toolbar; \`npm test\` checks it.
${options.isCobrand ? `It prints the address of the partner's school in the standard shell too: …/?${toPartner(options.id).flag}=1.\n` : ''}docs/how-to/add-a-brand.md has the words, drawings, header, footer and pages that a brand may replace.`);
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
  process.exitCode = 1;
}

/** The colours of a brand that exists. */
async function readColors(folder: string): Promise<ThemeOverrides> {
  const { colors } = (await import(`${folder}/src/brand/colors.ts`)) as { colors: ThemeOverrides };
  return colors;
}
