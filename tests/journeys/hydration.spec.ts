import { hydratePage, RENDERED_PATHS, VISITS } from './hydratePage.ts';
import { sampleAddress } from './sampleAddress.ts';
import { test } from './sharedSchools.ts';

// A third brand hydrates in third-brand.spec.ts.
for (const shell of ['portal', 'kingdee'] as const)
  for (const path of RENDERED_PATHS)
    test(`${shell} ${path} hydrates without an error, in its windows and zones`, async ({
      browser,
      shareSchool,
    }) => {
      for (const visit of VISITS) {
        const school = await shareSchool({
          shell,
          isRendered: true,
          ...(visit.hasWireVariants && { wireSeed: 7 }),
        });
        await hydratePage(browser, school.origin + sampleAddress(path, shell), visit);
      }
    });
