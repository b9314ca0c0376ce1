/**
 * The stories as tests. CI runs the files of failed stories once more, in a new browser, and lists them: what one page
 * of a crowded machine does to its stories is not a fault of them, but a story that needs it is to be mended.
 */
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

const { positionals } = parseArgs({ allowPositionals: true });
let failed = await runStories(positionals);
if (failed.length > 0 && process.env.CI) {
  console.log(`\nrepeated once, to be mended:\n${failed.join('\n')}\n`);
  failed = await runStories(failed);
}
process.exit(failed.length > 0 ? 1 : 0);
