import type { ThemeOverrides } from '@cloud-school/ui';
import type { BrandOptions } from './readOptions.ts';

export type Template = (options: BrandOptions, colors: ThemeOverrides) => string;

/** The files of a new shell by their path below `apps/<id>`. */
export const TEMPLATES: Record<string, Template> = {
  'package.json': ({ id, name, school, isCobrand }) =>
    `${JSON.stringify(
      {
        name: `@cloud-school/${id}`,
        version: '0.1.0',
        private: true,
        description: name,
        license: 'MIT',
        type: 'module',
        ...(isCobrand && { exports: { './cobranding': './src/brand/cobranding.ts' } }),
        sandboxSchool: school,
        scripts: { dev: 'vite', build: 'vite build' },
        dependencies: {
          '@cloud-school/api-client': 'workspace:*',
          '@cloud-school/domain': 'workspace:*',
          '@cloud-school/pages': 'workspace:*',
          '@cloud-school/ui': 'workspace:*',
          react: 'catalog:',
          'react-dom': 'catalog:',
          'styled-components': 'catalog:',
        },
        devDependencies: {
          '@types/react': 'catalog:',
          '@types/react-dom': 'catalog:',
          '@vitejs/plugin-react': 'catalog:',
          vite: 'catalog:',
        },
      },
      null,
      2,
    )}\n`,

  'index.html': ({ name }) => `<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${name}</title>
    <link rel="icon" href="/icon.svg" type="image/svg+xml" />
    <script type="application/json" id="cloud-school-config">
      {}
    </script>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.tsx"></script>
  </body>
</html>
`,

  'vite.config.ts': () => `import { defineConfig } from 'vite';
import { portalViteConfig } from '../../scripts/portalVite.ts';
import { colors } from './src/brand/colors.ts';

export default defineConfig(portalViteConfig(colors));
`,

  'public/icon.svg': ({ name }, colors) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40" viewBox="0 0 40 40">${markOf(name, colors)}</svg>\n`,

  'src/main.tsx': () => `import { mountPortal } from '@cloud-school/pages';
import { brand } from './brand/brand.ts';

mountPortal(brand);
`,

  'src/server.ts': () => `import {
  createAddressList,
  createAddressReader,
  createAppNamer,
  createPageRenderer,
} from '@cloud-school/pages/server';
import { brand } from './brand/brand.ts';

/** The public pages of this shell as HTML, for a server. */
export const renderPage = createPageRenderer(brand);
/** Which page an address shows. */
export const readAddress = createAddressReader(brand);
/** The addresses of its sitemap. */
export const listAddresses = createAddressList(brand);
/** What it is called as an installed app. */
export const nameApp = createAppNamer(brand);
`,

  'src/routes.ts': () => writeRoutes('loginRoute', '', "loginRoute('/login')"),

  'src/brand/brand.ts': ({ id, name }) => `import type { Brand } from '@cloud-school/pages';
import { routes } from '../routes.ts';
import { theme } from './theme.ts';

/** ${name}: the parts left out are the standard's. */
export const brand: Brand = {
  id: '${id}',
  name: '${name}',
  routes,
  theme,
};
`,

  'src/brand/theme.ts': ({ id }) => `import { type BrandTheme, plainArt } from '@cloud-school/ui/theme';
import { colors } from './colors.ts';
import { Mark } from './Mark.tsx';

export const theme: BrandTheme = { id: '${id}', overrides: colors, art: { ...plainArt, Mark } };
`,

  'src/brand/colors.ts': ({ id, primary, accent, chrome, isFromTokens }, colors) =>
    `import type { ThemeOverrides } from '@cloud-school/ui';

/**
 * ${isFromTokens ? 'Of a file of design tokens' : `Derived from ${primary} and ${accent}`}; change any role by hand, or write all again:
 * npm run new-brand -- ${id} --colors ${isFromTokens ? '--tokens tokens.json' : `--primary '${primary}' --accent '${accent}' --chrome ${chrome}`}
 */
export const colors: ThemeOverrides = ${JSON.stringify(colors, null, 2)};
`,

  'src/brand/Mark.tsx': ({ name }, colors) => `/** The square mark of ${name}. */
export function Mark({ title }: { title?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="100%"
      height="100%"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      ${toJsx(markOf(name, colors))}
    </svg>
  );
}
`,

  'src/brand/theme.test.ts': () => `import { checkContrast } from '@cloud-school/ui';
import { expect, test } from 'vitest';
import { theme } from './theme.ts';

test('every text and shape of the brand is legible (WCAG AA)', () => {
  expect(checkContrast(theme)).toEqual([]);
});
`,
};

/** The routes of a shell: the sign-in is imported from the pages, and first. */
export const writeRoutes = (signIn: string, imports: string, first: string) => `import {
  accountRoutes,
  certificateRoutes,
  ${signIn},
  notFoundRoute,
  publicRoutes,
  studyRoutes,
} from '@cloud-school/pages';
${imports}
/** The addresses of this shell; the first match wins. */
export const routes = [
  ${first},
  ...publicRoutes,
  ...accountRoutes,
  ...certificateRoutes,
  ...studyRoutes,
  notFoundRoute,
];
`;

/** The first character of the name on the brand's colour, as SVG of 40x40. */
function markOf(name: string, { color }: ThemeOverrides): string {
  const [initial = ''] = Array.from(name);
  return (
    `<rect width="40" height="40" rx="10" fill="${color?.action?.fill}"/>` +
    `<text x="20" y="28" text-anchor="middle" font-family="sans-serif" font-size="22" font-weight="600" ` +
    `fill="${color?.text?.onAction}">${initial.toUpperCase()}</text>`
  );
}

const toJsx = (svg: string) =>
  svg.replaceAll(/(text-anchor|font-[a-z]+)=/g, (_all, name: string) => `${toCamelCase(name)}=`);

/** 'font-size' → 'fontSize' */
const toCamelCase = (name: string): string =>
  name.replaceAll(/-([a-z])/g, (_all, letter: string) => letter.toUpperCase());
