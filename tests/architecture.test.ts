import { existsSync, globSync, readFileSync } from 'node:fs';
import { catalogue } from '@cloud-school/api-client';
import { QUESTION_KINDS } from '@cloud-school/domain';
import { routedEndpointIds } from '@cloud-school/sandbox';
import { expect, test } from 'vitest';
// By its path: the entry of the package would load every component.
import { standardTheme } from '../packages/ui/src/theme/standardTheme.ts';
import { findImportCircles } from './findImportCircles.ts';

const root = new URL('..', import.meta.url).pathname;
const files = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (name) => name.includes('node_modules') }).toSorted();
const read = (file: string) => readFileSync(root + file, 'utf8');

/** The matches of the pattern in the files, as 'file: text'. */
function findings(sources: string[], pattern: RegExp): string[] {
  return sources.flatMap((file) =>
    [...read(file).matchAll(pattern)].map((hit) => `${file}: ${hit[0].trim()}`),
  );
}

const shipped = (pattern: string) => files(pattern).filter((file) => !/\.(test|stories)\.tsx?$/.test(file));

test('the sandbox answers every call of the catalogue and no other', () => {
  expect([...routedEndpointIds].toSorted()).toEqual(catalogue.map(({ id }) => id).toSorted());
});

test('a kind of question is told apart by its traits, so that no list of names lacks a new one', () => {
  const names = QUESTION_KINDS.filter((kind) => kind !== 'unknown').join('|');
  const sources = shipped('{packages,apps}/*/src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('/testing/'),
  );
  expect(findings(sources, new RegExp(`[!=]== '(${names})'|case '(${names})'`, 'g'))).toEqual([]);
});

test('a kind of content is told apart by the facts of its row', () => {
  const sources = shipped('{packages,apps}/*/src/**/*.{ts,tsx}');
  expect(findings(sources, /\b(classroom|content|activity)(\.data)?\??\.kind [!=]== '[a-z-]+'/g)).toEqual([]);
});

test('colours and font sizes are values of tokens, the theme and brand files only', () => {
  const sources = shipped('packages/{ui,pages}/src/**/*.{ts,tsx}').filter(
    // The last are documents as other programs write them.
    (file) => !/packages\/ui\/src\/(tokens|theme)\/|\/testing\/pastes\//.test(file),
  );
  expect(findings(sources, /#[0-9a-f]{3,8}\b(?=['";\s)])/gi)).toEqual([]);
  expect(findings(sources, /font-size:\s*[\d.]+/g)).toEqual([]);
});

test('a length that is a step of the scale is written as the step', () => {
  const sources = shipped('{packages/{ui,pages},apps/*}/src/**/*.{ts,tsx}').filter(
    (file) => !/packages\/ui\/src\/tokens\/|\/testing\//.test(file),
  );
  const fences = [
    {
      properties:
        'padding|margin|scroll-padding|scroll-margin|inset|(row-|column-)?gap|top|right|bottom|left',
      steps: standardTheme.space,
    },
    {
      properties: 'border-radius|border-(top|bottom|start|end)-(left|right|start|end)-radius',
      steps: standardTheme.radius,
    },
  ];
  const raw = fences.flatMap(({ properties, steps }) => {
    const lengths = Object.values(steps).join('|');
    return findings(
      sources,
      new RegExp(
        `(?<![\\w-])(${properties})(-(block|inline|top|right|bottom|left)(-(start|end))?)?:[^;{}\`]*(\\$\\{[^}]*\\}[^;{}\`]*)*(?<![\\w.])(${lengths})(?![\\w.])`,
        'g',
      ),
    );
  });
  expect(raw).toEqual([]);
});

test('conditions of layouts are in one table', () => {
  const sources = shipped('{packages/{ui,pages},apps/*}/src/**/*.{ts,tsx}').filter(
    (file) => !file.includes('/testing/pastes/'),
  );
  const tables = new Set(
    findings(sources, /@(media|container)\b|matchMedia\([^)]*\d/g).map((finding) => finding.split(':')[0]),
  );
  expect([...tables]).toEqual(['packages/ui/src/theme/media.ts']);
});

test('there are no import circles, type imports counted', () => {
  const sources = files('{packages,apps}/*/{src,test}/**/*.{ts,tsx}');
  const entries = Object.fromEntries(
    files('{packages,apps}/*/package.json').flatMap((file) => {
      const { name, exports } = JSON.parse(read(file)) as { name: string; exports?: Record<string, string> };
      const folder = file.slice(0, -'/package.json'.length);
      return Object.entries(exports ?? {}).map(([path, target]) => [
        name + path.slice(1),
        `${folder}/${target.slice(2)}`,
      ]);
    }),
  );
  expect(findImportCircles(new Map(sources.map((file) => [file, read(file)])), entries)).toEqual([]);
});

test('no brand is named outside its folder, the shells and the sandbox', () => {
  const sources = shipped('packages/{api-client,domain,engine,pages,ui,validators}/src/**/*.{ts,tsx}').filter(
    (file) => !/\/testing\/|\.samples\.ts$/.test(file),
  );
  // The specification's path of the single sign-on.
  const named = findings(sources, /kingdee|金蝶|云帆|数字云校|isCobranded/gi);
  expect(named).toEqual(['packages/api-client/src/endpoints/account/sso.ts: kingdee']);
});

test('foreign HTML enters the page in one place, as sanitised nodes', () => {
  // The one file that names the attribute takes it away from all components.
  const sources = shipped('{packages,apps}/**/src/**/*.{ts,tsx}').filter(
    (file) => !file.endsWith('/primitives/native/NativeProps.ts'),
  );
  expect(
    findings(
      sources,
      /dangerouslySetInnerHTML(?!')|\.(inner|outer)HTML\s*=|insertAdjacentHTML|document\.write/g,
    ),
  ).toEqual([]);
  const gates = findings(sources, /from 'dompurify'/g).map((finding) => finding.split(':')[0]);
  expect(gates).toEqual(['packages/ui/src/primitives/rich-text/sanitizeHtml.ts']);
  const doors = findings(sources, /import \{ htmlPolicy \}/g).map((finding) => finding.split(':')[0]);
  expect(doors).toEqual([
    'packages/ui/src/primitives/rich-text/sanitizeHtml.ts',
    'packages/ui/src/primitives/rich-text/toPlainText.ts',
    'packages/ui/src/primitives/rich-text/toRoughText.ts',
  ]);
});

test('every public component of ui has a story, and every screen with data has its five states', () => {
  const components = shipped(
    'packages/ui/src/{primitives,cards,dialogs,layout,forms,questions,answer-card,screens}/**/[A-Z]*.tsx',
  );
  const isShown = (file: string) => {
    const folder = file.slice(0, file.lastIndexOf('/'));
    const name = file.slice(folder.length + 1, -'.tsx'.length);
    // The stories of a screen may show the parts in its inner folders.
    const stories = files(`${folder}/{.,..}/*.stories.tsx`);
    return stories.some(
      (story) => story.includes(`/${name}.`) || new RegExp(`\\b${name}\\b`).test(read(story)),
    );
  };
  const values = [...read('packages/ui/src/index.ts').matchAll(/^export \{([^}]*)\} from '\.\/([^']+)'/gm)];
  const publicOnes = values
    .filter(([, words]) => words?.split(',').some((word) => word.trim() && !word.trim().startsWith('type ')))
    .map(([, , path]) => `packages/ui/src/${path}`);
  expect(components.filter((file) => publicOnes.includes(file) && !isShown(file))).toEqual([]);

  const screens = components.filter((file) => file.endsWith('Screen.tsx') && /Loadable</.test(read(file)));
  expect(screens.length).toBeGreaterThan(0);
  const missing = screens.flatMap((file) => {
    const stories = read(file.replace('.tsx', '.stories.tsx'));
    return ['Loading', 'Empty', 'Failed', 'Partial', 'Full']
      .filter((state) => !new RegExp(`export const ${state}\\b`).test(stories))
      .map((state) => `${file}: ${state}`);
  });
  expect(missing).toEqual([]);
});

test('shipped code calls nothing that a supported browser lacks (docs/how-to/deploy.md)', () => {
  const sources = shipped('packages/{api-client,domain,engine,pages,ui,validators}/src/**/*.{ts,tsx}');
  // Of Chrome 110, Safari 16.4 and Firefox 115; syntax is the build's matter.
  const missing =
    /\bURL\.(canParse|parse)\(|\.(groupBy|withResolvers|fromAsync)\(|AbortSignal\.any\(|\.(union|intersection|difference|isSubsetOf)\(|\bPromise\.try\(/g;
  expect(findings(sources, missing)).toEqual([]);
});

test('no file is longer than 400 lines, and none is named utils, helpers or the like', () => {
  const sources = files('{packages,apps,tests,scripts,.storybook}/**/*.{ts,tsx}').filter(
    (file) => !/\/dist\/|\.samples\.ts$/.test(file),
  );
  expect(sources.filter((file) => read(file).split('\n').length > 400)).toEqual([]);
  expect(sources.filter((file) => /\/(utils|helpers|common|types|misc)(\/|\.tsx?$)/.test(file))).toEqual([]);
});

test('each requirement that the code names has a row in the spec coverage', () => {
  const rows = new Set(
    [...read('docs/spec-coverage.md').matchAll(/^\| ([A-Z]+-\d\d) \|/gm)].map(([, id]) => id),
  );
  const families = new Set([...rows].map((id) => id?.split('-')[0]));
  const named = files('{packages,apps}/*/src/**/*.{ts,tsx}').flatMap((file) =>
    [...read(file).matchAll(/\b([A-Z]+)-\d\d\b/g)]
      .filter(([id, family]) => families.has(family) && !rows.has(id))
      .map(([id]) => `${file}: ${id}`),
  );
  expect(rows.size).toBeGreaterThan(0);
  expect(named).toEqual([]);
});

test('each row of the spec coverage names existing tests', () => {
  const rows = read('docs/spec-coverage.md').matchAll(/^\| ([^|]+) \|(.*)\|$/gm);
  const broken = [...rows].flatMap(([, id, row]) =>
    [...(row ?? '').matchAll(/`([\w.*/-]+\.(?:tsx?|md))`/g)]
      .filter(([, path]) => path && !path.includes('*') && !existsSync(root + path))
      .map(([, path]) => `${id}: ${path}`),
  );
  expect(broken).toEqual([]);
  // The last cell is the proof: at least one test or story that runs.
  const unproven = [...read('docs/spec-coverage.md').matchAll(/^\| ([A-Z]+-\d\d) \|.*\|([^|]*)\|$/gm)]
    .filter(([, , proof = '']) => !/\.(test|spec|stories)\.tsx?`/.test(proof))
    .map(([, id]) => id);
  expect(unproven).toEqual([]);
});

test('every path in the documentation exists', () => {
  const guides = files(
    '{README*.md,docs/{architecture,glossary}.md,docs/how-to/**/*.md,packages/*/README.md}',
  );
  expect(guides.length).toBeGreaterThan(20);
  // Files of an example: a block of the guide is their text, `x` stands for a name, `hailan` is the example's brand.
  const isExample = (guide: string, path: string) =>
    read(guide).includes(`title="${path}"`) || /\/(x\/|hailan\b|makeX\.ts$|dist\b)/.test(path);
  const missing = guides.flatMap((guide) =>
    [...read(guide).matchAll(/`((?:packages|apps|docs|scripts|tests|\.storybook)\/[\w./@-]+)`/g)]
      .filter(([, path = '']) => !existsSync(root + path) && !isExample(guide, path))
      .map(([, path]) => `${guide}: ${path}`),
  );
  expect(missing).toEqual([]);
});
