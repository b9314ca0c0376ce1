import { hydratePage, RENDERED_PATHS, VISITS } from './hydratePage.ts';
import { sampleAddress } from './sampleAddress.ts';
import { test } from './sharedSchools.ts';

/** The partner's pages are the portal's in another frame, which has no zones: one visit. */
const VISITS_OF = {
  portal: VISITS,
  kingdee: process.env.SWEEPS === 'whole' ? VISITS : VISITS.slice(0, 1),
};

// A third brand hydrates in third-brand.spec.ts.
for (const shell of ['portal', 'kingdee'] as const)
  for (const path of RENDERED_PATHS)
    test(`${shell} ${path} hydrates without an error`, async ({ browser, shareSchool }) => {
      for (const visit of VISITS_OF[shell]) {
        const school = await shareSchool({
          shell,
          isRendered: true,
          ...(visit.hasWireVariants && { wireSeed: 7 }),
        });
        await hydratePage(browser, school.origin + sampleAddress(path, shell), visit);
      }
    });
