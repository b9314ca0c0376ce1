import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Writable } from 'node:stream';
import { inEnglish } from '../english/inEnglish.ts';
import type { Rule } from '../rule.ts';
import { checkRows, MissingColumnError, type ColumnRule, type Tally } from './checkRows.ts';
import { decodeText } from './decodeText.ts';
import { readRows } from './readRows.ts';
import { ruleByName, ruleNames } from './ruleByName.ts';

/** Where the command writes; it shows progress on a terminal. */
interface Outputs {
  readonly out: Writable;
  readonly err: Writable & { readonly isTTY?: boolean };
}

const USAGE = `Usage:
  validators <rule> <value>            judge one value, e.g. validators mobile 13800138000
  validators check <file.csv> --rules <rule>=<column>[,<rule>=<column>...]
                                       judge a CSV file (UTF-8 or GBK), e.g. --rules mobile=手机,idCard=身份证
  validators --list                    every rule with its message
Options:
  --strict                             judge by the real standard where it is stricter
  --english                            print the messages in English
Exit: 0 nothing wrong, 1 an issue, 2 the command itself is wrong.
`;

/** What the options make of a rule. */
const OPTIONS: Readonly<Record<string, (rule: Rule) => Rule>> = {
  '--strict': (rule) => rule.strict(),
  '--english': inEnglish,
};

/** The rule of a name, as the options want it. */
type GetRule = (name: string) => Rule;

/** The arguments of the command are wrong. */
class UsageError extends Error {
  override name = 'UsageError';
}

/** Runs the command and returns its exit code. */
export async function run(args: readonly string[], { out, err }: Outputs): Promise<number> {
  const changes = args.flatMap((arg) => (Object.hasOwn(OPTIONS, arg) ? (OPTIONS[arg] ?? []) : []));
  const [first, ...rest] = args.filter((arg) => !Object.hasOwn(OPTIONS, arg));
  const getRule: GetRule = (name) => {
    const rule = ruleByName(name);
    if (!rule) throw new UsageError(`There is no rule '${name}'; 'validators --list' names them all.`);
    return changes.reduce((changed, change) => change(changed), rule);
  };
  try {
    if (first === '--list') return await list(getRule, out);
    if (first === 'check') return await checkFile(rest, getRule, out, err);
    if (first === undefined || first.startsWith('-')) {
      err.write(USAGE);
      return first === '--help' || first === '-h' ? 0 : 2;
    }
    return checkValue(first, rest, getRule, out);
  } catch (error) {
    if (error instanceof UsageError || error instanceof MissingColumnError) {
      err.write(`${error.message}\n`);
      return 2;
    }
    throw error;
  }
}

async function list(getRule: GetRule, out: Writable): Promise<number> {
  for (const name of ruleNames) {
    const rule = getRule(name.replace(':n', ':2'));
    await write(out, `${name}\t${rule.message.replace('2', name.endsWith(':n') ? 'n' : '2')}\n`);
  }
  return 0;
}

function checkValue(name: string, values: readonly string[], getRule: GetRule, out: Writable): number {
  const rule = getRule(name);
  const [value] = values;
  if (value === undefined) throw new UsageError(`Give '${name}' a value to judge.`);
  const issue = rule.check(value);
  out.write(`${issue ? issue.message : 'ok'}\n`);
  return issue ? 1 : 0;
}

async function checkFile(
  args: readonly string[],
  getRule: GetRule,
  out: Writable,
  err: Outputs['err'],
): Promise<number> {
  const [file, option, list] = args;
  if (file === undefined || option !== '--rules' || !list) throw new UsageError(USAGE.trim());
  const columnRules = list.split(',').map((pair): ColumnRule => {
    const [name = '', column = ''] = pair.split('=');
    if (!column) throw new UsageError(`'${pair}' is not <rule>=<column>.`);
    return { rule: getRule(name), column };
  });

  const size = await stat(file).then(
    (found) => found.size,
    () => {
      throw new UsageError(`There is no file '${file}'.`);
    },
  );
  const stream = createReadStream(file, { highWaterMark: 1 << 16 });
  const tally: Tally = { rows: 0, issues: 0 };
  const stopProgress = err.isTTY
    ? showProgress(err, tally, () => stream.bytesRead / Math.max(size, 1))
    : undefined;
  try {
    await checkRows(readRows(decodeText(stream)), columnRules, (line) => write(out, line), tally);
  } finally {
    stopProgress?.();
  }
  err.write(`${tally.rows} rows, ${tally.issues} issues\n`);
  return tally.issues > 0 ? 1 : 0;
}

function showProgress(err: Writable, tally: Tally, share: () => number): () => void {
  const timer = setInterval(() => {
    err.write(`\r${Math.floor(share() * 100)} %, ${tally.rows} rows, ${tally.issues} issues`);
  }, 200);
  return () => {
    clearInterval(timer);
    err.write('\r\u001B[K');
  };
}

/** Waits for a slow reader, so that a million issues do not fill the memory. */
async function write(out: Writable, line: string): Promise<void> {
  if (!out.write(line)) await once(out, 'drain');
}
