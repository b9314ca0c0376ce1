import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { checkContrast } from '../../packages/ui/src/theme/checkContrast.ts';
import { type BrandColors, deriveTheme } from '../../packages/ui/src/theme/derive/deriveTheme.ts';
import { readDesignTokens } from '../../packages/ui/src/theme/design-tokens/designTokens.ts';
import { mergeTheme } from '../../packages/ui/src/theme/mergeTheme.ts';
import type { ThemeOverrides } from '../../packages/ui/src/theme/standardTheme.ts';

export interface BrandOptions extends Required<BrandColors> {
  /** Folder below apps, and the id of the brand. */
  id: string;
  name: string;
  theme: ThemeOverrides;
  isFromTokens: boolean;
  /** Host label of the sandbox's school that `npm start` shows the shell with. */
  school: string;
  /** Writes only the colours of a brand that exists. */
  isColorsOnly: boolean;
  /** A partner, whose schools the standard shell shows in the partner's look too. */
  isCobrand: boolean;
}

export const USAGE = `Usage: npm run new-brand -- <id> --name <name> --primary '#rrggbb' --accent '#rrggbb'
         [--chrome light|deep] [--school yunfan|kingdee | --cobrand]
       npm run new-brand -- <id> --colors --primary '#rrggbb' --accent '#rrggbb' [--chrome light|deep]
       --tokens <file> in the place of the colours takes a theme in the DTCG format (Storybook's page Tokens saves one)`;

const COLOR = /^#[0-9a-f]{6}$/i;

/**
 * The options of the command line.
 * @throws Error with a sentence for the person at the command line.
 */
export function readOptions(args: string[]): BrandOptions {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      primary: { type: 'string' },
      accent: { type: 'string' },
      tokens: { type: 'string' },
      chrome: { type: 'string', default: 'light' },
      school: { type: 'string' },
      colors: { type: 'boolean', default: false },
      cobrand: { type: 'boolean', default: false },
    },
  });
  const [id, ...rest] = positionals;
  if (!id || rest.length > 0) throw new Error('Give one id.');
  if (!/^[a-z][a-z0-9-]{1,30}$/.test(id))
    throw new Error(`The id '${id}' must be 2 to 31 lower-case letters, digits and hyphens, a letter first.`);
  const { name = '', school = id, colors, cobrand } = values;
  if (!colors && name.trim() === '') throw new Error('--name is missing.');
  if (/[<>`'"\\$]/.test(name)) throw new Error('--name must be plain text, without quotes and brackets.');
  const look = readLook(values);
  if (!/^[a-z0-9-]+$/.test(school)) throw new Error('--school must be a host label, such as yunfan.');
  if (cobrand && (colors || values.school !== undefined))
    throw new Error('--cobrand has a school of its own: leave out --school and --colors.');
  return { id, name: name.trim(), ...look, school, isColorsOnly: colors, isCobrand: cobrand };
}

interface GivenLook {
  primary?: string | undefined;
  accent?: string | undefined;
  tokens?: string | undefined;
  chrome: string;
}

type Look = Pick<BrandOptions, 'primary' | 'accent' | 'chrome' | 'theme' | 'isFromTokens'>;

/** The theme of a file, or that of two colours. */
function readLook({ tokens, chrome, ...colors }: GivenLook): Look {
  if (chrome !== 'light' && chrome !== 'deep') throw new Error('--chrome is light or deep.');
  const given = tokens === undefined ? null : readTokens(tokens);
  const { primary = '', accent = '' } = given ? mainColors(given) : colors;
  checkColors({ primary, accent });
  const theme = given ?? deriveTheme({ primary, accent, chrome });
  return { primary, accent, chrome, theme, isFromTokens: given !== null };
}

/** The theme of a file of design tokens; each of its pairs of colours is legible. */
function readTokens(file: string): ThemeOverrides {
  const theme = readDesignTokens(JSON.parse(readFileSync(file, 'utf8')));
  const illegible = checkContrast({ overrides: theme });
  if (illegible.length > 0) throw new Error(`${file} is not legible: ${illegible.join('; ')}.`);
  return theme;
}

function mainColors(theme: ThemeOverrides) {
  const { action, accent } = mergeTheme(theme).color;
  return { primary: action.fill, accent: accent.fill };
}

function checkColors(colors: Record<string, string>): void {
  for (const [option, color] of Object.entries(colors))
    if (!COLOR.test(color)) throw new Error(`--${option} must be a colour such as '#0f766e'.`);
}
