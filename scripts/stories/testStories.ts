/**
 * The stories as tests; with `--areas` those with a tag `area-…` alone. CI runs the files of failed stories once more, in a new
 * browser, and lists them: what one page of a crowded machine does to its stories is not a fault of them, but a story that needs
 * it is to be mended.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startVitest } from 'vitest/node';

/** Runs the stories of these files, or all; resolves to the files with failed ones. */
async function runStories(files: string[]): Promise<string[]> {
  const vitest = await startVitest('test', files, { project: 'storybook', watch: false });
  const failed = vitest.state.getFailedFilepaths();
  const isBroken = vitest.state.getUnhandledErrors().length > 0 || vitest.state.getFiles().length === 0;
  await vitest.close();
  if (isBroken && failed.length === 0)
    throw new Error('No story was found, or something else failed: see above.');
  return failed;
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { areas: { type: 'boolean', default: false } },
});
let files = positionals;
if (values.areas) {
  const tagged = globSync('packages/*/src/**/*.stories.tsx').map(
    (file) => [file, readFileSync(file, 'utf8').match(/'area-[\w-]+'/g) ?? []] as const,
  );
  files = tagged.filter(([, tags]) => tags.length > 0).map(([file]) => file);
  // vitest.config.ts reads it.
  process.env.STORY_TAGS = [...new Set(tagged.flatMap(([, tags]) => tags))].join().replaceAll("'", '');
}
let failed = await runStories(files);
if (failed.length > 0 && process.env.CI) {
  console.log(`\nrepeated once, to be mended:\n${failed.join('\n')}\n`);
  failed = await runStories(failed);
}
process.exit(failed.length > 0 ? 1 : 0);
