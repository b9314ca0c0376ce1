/**
 * `pnpm verify:release browsers`: five visits of the built portal in Firefox and WebKit (docs/how-to/try-firefox-and-webkit.md);
 * `pnpm verify:release browsers webkit` takes one. Ends with 1 when a visit fails or a browser is missing.
 */
import { openSchool } from '../journeys/openSchool.ts';
import { openFirefox } from './openFirefox.ts';
import { openWebKit } from './openWebKit.ts';
import { VISITS } from './visits.ts';

const BROWSERS = { firefox: openFirefox, webkit: openWebKit };
const words = process.argv.slice(2);

for (const [name, open] of Object.entries(BROWSERS)) {
  if (words.length > 0 && !words.includes(name)) continue;
  for (const [sentence, visit] of Object.entries(VISITS)) {
    const startedAt = performance.now();
    const school = await openSchool('portal');
    // A browser of its own: what one visit stores is no other's.
    const tab = await open();
    try {
      await visit(tab, school);
      console.log(`✓ ${tab.browser}, ${sentence} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
    } catch (error) {
      const seen = await tab.read<string>('location.href + "\\n" + document.body.innerText').catch(String);
      console.log(`✗ ${tab.browser}, ${sentence}: ${String(error)}\nThe tab showed: ${seen.slice(0, 1500)}`);
      process.exitCode = 1;
    } finally {
      await tab.close();
      await school.close();
    }
  }
}
