import { globSync, readFileSync } from 'node:fs';
import { catalogue } from '@cloud-school/api-client';
import { routedEndpointIds } from '@cloud-school/sandbox';
import { expect, test } from 'vitest';
// By its path: the entry of the package would load every component.
import { standardTheme } from '../packages/ui/src/theme/standardTheme.ts';

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

test('no brand is named outside its folder, the shells and the sandbox', () => {
  const sources = shipped('packages/{api-client,domain,engine,pages,ui,validators}/src/**/*.{ts,tsx}').filter(
    (file) => !/\/testing\/|\.samples\.ts$/.test(file),
  );
  // The specification's path of the single sign-on.
  const named = findings(sources, /kingdee|金蝶|云帆|数字云校|isCobranded/gi);
  expect(named).toEqual(['packages/api-client/src/endpoints/account/sso.ts: kingdee']);
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
  const values = files('packages/ui/src/*.ts').flatMap((entry) => [
    ...read(entry).matchAll(/^export \{([^}]*)\} from '\.\/([^']+)'/gm),
  ]);
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

test('no file is longer than 400 lines, and none is named utils, helpers or the like', () => {
  const sources = files('{packages,apps,tests,scripts,.storybook}/**/*.{ts,tsx}').filter(
    (file) => !/\/(dist|generated)\/|\.samples\.ts$/.test(file),
  );
  expect(sources.filter((file) => read(file).split('\n').length > 400)).toEqual([]);
  expect(sources.filter((file) => /\/(utils|helpers|common|types|misc)(\/|\.tsx?$)/.test(file))).toEqual([]);
});

test('no two files of a package have names that differ by case only', () => {
  const spellings = new Map<string, Set<string>>();
  for (const file of files('{packages,apps}/*/src/**/*.{ts,tsx}')) {
    const [, folder, name = ''] = /^(\w+\/[^/]+)\/.*?([^/]+)\.tsx?$/.exec(file) ?? [];
    const key = `${folder} ${name.toLowerCase()}`;
    spellings.set(key, (spellings.get(key) ?? new Set()).add(name));
  }
  expect([...spellings.values()].filter(({ size }) => size > 1)).toEqual([]);
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

test('no two features import each other', () => {
  const imports = shipped('packages/pages/src/features/**/*.{ts,tsx}').flatMap((file) => {
    const own = file.split('/')[4];
    return [...read(file).matchAll(/(?:from|import\()\s*'(?:\.\.\/)+([a-z][\w-]*)\//g)].map(
      ([, other]) => `${own} → ${other}`,
    );
  });
  const arrows = new Set(imports);
  expect([...arrows].filter((arrow) => arrows.has(arrow.split(' → ').toReversed().join(' → ')))).toEqual([]);
});
