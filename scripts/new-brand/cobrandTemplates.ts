import { type Template, writeRoutes } from './templates.ts';
import { toPartner } from './toPartner.ts';

/** The files of a partner's shell that differ from those of any other, by their path below `apps/<id>`. */
export const COBRAND_TEMPLATES: Record<string, Template> = {
  'src/brand/look.ts': ({ id, name }) => `import type { CobrandLook } from '@cloud-school/pages';
import { theme } from './theme.ts';

/** What a school's pages share in this shell and, for schools of ${name}, in the standard one. */
export const look: CobrandLook = {
  theme,
  fixedTitle: '${name}',
  loginPath: '/${id}-login',
};
`,

  'src/brand/cobranding.ts': ({ id, name }) => `import type { Cobranding } from '@cloud-school/pages';

/** Schools of ${name} in the standard shell: by \`?${toPartner(id).flag}=1\`, at their query address, at their sign-in. */
export const ${toPartner(id).variable}: Cobranding = {
  id: '${id}',
  flag: '${toPartner(id).flag}',
  queryPaths: ['/query_pc/${id}'],
  loginPath: '/${id}-login',
  // The sandbox's; a host names the real one in PARTNER_ORGANISATIONS.
  organisationId: 'org-${id}',
  load: async () => (await import('./look.ts')).look,
};
`,

  'src/brand/brand.ts': ({ id, name }) => `import type { Brand } from '@cloud-school/pages';
import { routes } from '../routes.ts';
import { look } from './look.ts';

/** ${name}: the parts left out are the standard's. */
export const brand: Brand = {
  ...look,
  id: '${id}',
  name: '${name}',
  routes,
};
`,

  'src/routes.ts': ({ id }) => {
    const { variable } = toPartner(id);
    const imports = `import { ${variable} } from './brand/cobranding.ts';\nimport { look } from './brand/look.ts';\n`;
    return writeRoutes('cobrandedRoutes', imports, `...(look.pages ?? []), ...cobrandedRoutes(${variable})`);
  },
};
