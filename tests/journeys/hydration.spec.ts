import { hydrateEverywhere } from './hydrateEverywhere.ts';
import { test } from './test.ts';

test.use({ isRendered: true });
// Fifty pages, or a hundred.
test.setTimeout(600_000);

// A third brand hydrates in third-brand.spec.ts.
for (const shell of ['portal', 'kingdee'] as const)
  for (const hasWireVariants of [false, true])
    test.describe(hasWireVariants ? `${shell}, a server with wire variants` : shell, () => {
      test.use({ shell, hasWireVariants });

      test('every public page hydrates without an error, in its windows and zones', async ({
        browser,
        school,
      }) => {
        await hydrateEverywhere(browser, school, shell, hasWireVariants);
      });
    });
