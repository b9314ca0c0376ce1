#!/usr/bin/env node
import { isConforming, printReport } from './printReport.ts';
import { readOptions, USAGE } from './readOptions.ts';
import { runConformance } from './runConformance.ts';

/** `cloud-school-conformance`: prints the report; ends with 1 when something differs, with 2 when it was called wrongly. */
async function main(): Promise<number> {
  if (process.argv.includes('--help')) {
    console.log(USAGE);
    return 0;
  }
  let target;
  try {
    target = readOptions(process.argv.slice(2), process.env);
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`);
    return 2;
  }
  const report = await runConformance(target);
  console.log(printReport(report));
  return isConforming(report) ? 0 : 1;
}

process.exitCode = await main();
