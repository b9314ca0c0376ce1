import { cpSync, mkdtempDisposableSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { deriveTheme } from '../packages/ui/src/theme/derive/deriveTheme.ts';
import { writeDesignTokens } from '../packages/ui/src/theme/design-tokens/designTokens.ts';
import { mergeTheme } from '../packages/ui/src/theme/mergeTheme.ts';
import { addToPortal } from '../scripts/new-brand/addToPortal.ts';
import { readOptions } from '../scripts/new-brand/readOptions.ts';
import { recolourDrawings } from '../scripts/new-brand/recolourDrawings.ts';
import { TEMPLATES } from '../scripts/new-brand/templates.ts';
import { writeBrand } from '../scripts/new-brand/writeBrand.ts';

const ARGS = ['hailan', '--name', '海澜职教', '--primary', '#0F766E', '--accent', '#F5820B'];

const newFolder = () => mkdtempDisposableSync(join(tmpdir(), 'cloud-school-brand-'));

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test('writes every file of a shell', () => {
  using folder = newFolder();
  expect(writeBrand(folder.path, readOptions(ARGS))).toEqual(Object.keys(TEMPLATES));
  expect(filesIn(folder.path)).toHaveLength(Object.keys(TEMPLATES).length);
  const read = (path: string) => readFileSync(join(folder.path, path), 'utf8');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    name: '@cloud-school/hailan',
    description: '海澜职教',
    sandboxSchool: 'hailan',
  });
  expect(read('index.html')).toContain('<title>海澜职教</title>');
  expect(read('public/icon.svg')).toContain('>海</text>');
  expect(read('src/brand/Mark.tsx')).toContain('textAnchor="middle"');
  expect(read('src/brand/colors.ts')).toContain('"fill": "#0f766e"');
});

test('--tokens: the theme that Storybook saved is the theme of the brand', () => {
  using folder = newFolder();
  const theme = deriveTheme({ primary: '#0f766e', accent: '#f5820b', chrome: 'deep' });
  const file = join(folder.path, 'tokens.json');
  writeFileSync(file, writeDesignTokens(theme));
  const options = readOptions(['hailan', '--colors', '--tokens', file]);
  expect(mergeTheme(options.theme)).toEqual(mergeTheme(theme));
  writeBrand(folder.path, options);
  expect(readFileSync(join(folder.path, 'src/brand/colors.ts'), 'utf8')).toContain('"fill": "#0f766e"');
  writeFileSync(file, writeDesignTokens({ color: { text: { primary: '#eeeeee' } } }));
  expect(() => readOptions(['hailan', '--colors', '--tokens', file])).toThrow('not legible');
});

test('--colors writes only the colours', () => {
  using folder = newFolder();
  const options = readOptions([
    'hailan',
    '--colors',
    '--primary',
    '#c72b2b',
    '--accent',
    '#f5820b',
    '--chrome',
    'deep',
  ]);
  expect(writeBrand(folder.path, options)).toEqual(['src/brand/colors.ts']);
  expect(filesIn(folder.path)).toEqual(['colors.ts']);
});

test('--cobrand lets the standard shell show the partner too, once for each command', () => {
  using folder = newFolder();
  for (const path of ['package.json', 'src/cobrandings.ts'])
    cpSync(join(import.meta.dirname, '../apps/portal', path), join(folder.path, path));
  for (const id of ['hailan', 'hai-lan'])
    expect(addToPortal(folder.path, readOptions([id, ...ARGS.slice(1), '--cobrand']))).toHaveLength(2);
  const read = (path: string) => readFileSync(join(folder.path, path), 'utf8');
  const { dependencies } = JSON.parse(read('package.json')) as { dependencies: object };
  expect(Object.keys(dependencies)).toEqual(
    expect.arrayContaining(['@cloud-school/hailan', '@cloud-school/hai-lan', '@cloud-school/kingdee']),
  );
  expect(read('src/cobrandings.ts')).toMatch(/, hailan, haiLan\];/);
  expect(read('src/cobrandings.ts')).toContain("import { haiLan } from '@cloud-school/hai-lan/cobranding';");
});

test('mark and icon take the new colours, and keep what is drawn in others', () => {
  using folder = newFolder();
  const before = readOptions(ARGS);
  const after = readOptions(['hailan', '--colors', '--primary', '#c72b2b', '--accent', '#f5820b']);
  writeBrand(folder.path, before);
  const icon = join(folder.path, 'public/icon.svg');
  writeFileSync(icon, readFileSync(icon, 'utf8').replace('</svg>', '<circle fill="#123456"/></svg>'));
  expect(recolourDrawings(folder.path, deriveTheme(before), deriveTheme(after))).toEqual([
    'public/icon.svg',
    'src/brand/Mark.tsx',
  ]);
  expect(readFileSync(icon, 'utf8')).toMatch(/fill="#c72b2b".*fill="#123456"/);
  expect(readFileSync(join(folder.path, 'src/brand/Mark.tsx'), 'utf8')).not.toContain('#0f766e');
});

test.each<[name: string, args: string[], message: string]>([
  ['no id', ARGS.slice(1), 'Give one id.'],
  ['two ids', [...ARGS, 'more'], 'Give one id.'],
  ['a path as id', ['../portal', ...ARGS.slice(1)], 'must be 2 to 31'],
  ['capitals in the id', ['Hailan', ...ARGS.slice(1)], 'must be 2 to 31'],
  ['no name', ['hailan', ...ARGS.slice(3)], '--name is missing.'],
  ['code as name', ['hailan', '--name', "'; alert(1)", ...ARGS.slice(3)], 'must be plain text'],
  ['a colour’s name', [...ARGS, '--primary', 'teal'], '--primary must be a colour'],
  ['no accent', ARGS.slice(0, 5), '--accent must be a colour'],
  ['unknown chrome', [...ARGS, '--chrome', 'dark'], '--chrome is light or deep.'],
  ['a partner at the school of another', [...ARGS, '--cobrand', '--school', 'kingdee'], 'leave out --school'],
  ['an unknown option', [...ARGS, '--secondary', '#000000'], '--secondary'],
])('refuses %s', (_name, args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
