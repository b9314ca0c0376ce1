import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { inEnglish } from '../english/inEnglish.ts';
import { fields } from '../fields.ts';
import { toJsonSchema } from '../json-schema/toJsonSchema.ts';
import type { Rule } from '../rule.ts';
import { checkRows, ROW_ISSUE, type ColumnRule, type Tally } from './checkRows.ts';
import { formats, type Format, type Line } from './formats.ts';
import { openTable } from './openTable.ts';
import { parseArguments, type Action, type Option } from './parseArguments.ts';
import { ruleByName, ruleNames } from './ruleByName.ts';
import { UsageError } from './UsageError.ts';

/** Where the command writes; it shows progress on a terminal. */
interface Outputs {
  readonly out: Writable;
  readonly err: Writable & { readonly isTTY?: boolean };
}

const USAGE = `Usage:
  validators <rule> <value>            judge one value, e.g. validators mobile 13800138000
  validators check <file> --rules <rule>=<column>[,<rule>=<column>...]
                                       judge a CSV file (UTF-8, UTF-16 or GBK) or the first sheet of an .xlsx file,
                                       e.g. --rules required=姓名,mobile=手机
  validators --schema --rules <rule>=<field>[,<rule>=<field>...]
                                       print the JSON Schema of such a form, with its messages
  validators --list                    every rule with its message
Options:
  --strict                             judge by the real standard where it is stricter
  --english                            print the messages in English
  --format text|json|csv               how issues are printed; text where it is not given
  --delimiter ,|;|tab                  what stands between the cells of the file; a comma where it is not given
  --                                   what follows is no option, e.g. validators alnumHyphen -- -a
An empty value or cell passes every rule but 'required'.
Exit: 0 nothing wrong, 1 an issue, 2 the command itself or the file is wrong.
`;

/** A command after its arguments were read. */
interface Command extends Outputs {
  readonly words: readonly string[];
  readonly options: ReadonlyMap<Option, string>;
  /** The rule of a name, as the options want it. */
  readonly getRule: (name: string) => Rule;
}

const ACTIONS: Readonly<Record<Action, (command: Command) => Promise<number>>> = {
  value: checkValue,
  check: checkFile,
  list,
  schema: printSchema,
  help: async ({ out }) => {
    await write(out, USAGE);
    return 0;
  },
};

/** Runs the command and returns its exit code. */
export async function run(args: readonly string[], { out, err }: Outputs): Promise<number> {
  if (args.length === 0) {
    err.write(USAGE);
    return 2;
  }
  try {
    const { action, words, options } = parseArguments(args);
    const getRule = (name: string) => {
      const rule = ruleByName(name);
      if (!rule) throw new UsageError(`There is no rule '${name}'; 'validators --list' names them all.`);
      const judging = options.has('strict') ? rule.strict() : rule;
      return options.has('english') ? inEnglish(judging) : judging;
    };
    return await ACTIONS[action]({ words, options, getRule, out, err });
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    err.write(`${error.message}\n`);
    return 2;
  }
}

async function list({ options, getRule, out }: Command): Promise<number> {
  const printer = createPrinter(out, getFormat(options), ['name', 'message']);
  for (const name of ruleNames) {
    const { message } = getRule(name.replace(':n', ':2'));
    await printer.line({ name, message: message.replace('2', name.endsWith(':n') ? 'n' : '2') });
  }
  await printer.end();
  return 0;
}

async function checkValue({ words: [name = '', value], options, getRule, out }: Command): Promise<number> {
  const issue = getRule(name).check(value);
  const format = getFormat(options);
  const printer = createPrinter(out, format, ['rule', 'code', 'message']);
  if (issue) await printer.line({ rule: issue.rule, code: issue.code, message: issue.message });
  else if (format === formats.text) await write(out, 'ok\n');
  await printer.end();
  return issue ? 1 : 0;
}

async function checkFile({ words: [file = ''], options, getRule, out, err }: Command): Promise<number> {
  const columnRules = readRules('check', options, getRule);
  const format = getFormat(options);
  const table = await openTable(file, options.get('delimiter'));
  const language = options.has('english') ? 'english' : 'chinese';
  const tally: Tally = { rows: 0, issues: 0 };
  const stopProgress = err.isTTY ? showProgress(err, tally, table.getShare) : undefined;
  try {
    const printer = createPrinter(out, format, ROW_ISSUE);
    await checkRows(table.rows, columnRules, (issue) => printer.line(issue), language, tally);
    await printer.end();
  } finally {
    stopProgress?.();
  }
  err.write(`${tally.rows} rows, ${tally.issues} issues\n`);
  return tally.issues > 0 ? 1 : 0;
}

async function printSchema({ options, getRule, out }: Command): Promise<number> {
  const rules = new Map<string, Rule[]>();
  for (const { rule, column } of readRules('--schema', options, getRule))
    rules.set(column, [...(rules.get(column) ?? []), rule]);
  const schema = toJsonSchema(fields(Object.fromEntries(rules)), { hasMessages: true });
  await write(out, `${JSON.stringify(schema, null, 2)}\n`);
  return 0;
}

/** The pairs of `--rules`. */
function readRules(
  command: string,
  options: Command['options'],
  getRule: Command['getRule'],
): readonly ColumnRule[] {
  const list = options.get('rules');
  if (list === undefined) throw new UsageError(`'${command}' needs '--rules <rule>=<column>'.`);
  return list.split(',').map((pair) => {
    const [, name = '', column = ''] = /^([^=]*)=(.*)$/s.exec(pair) ?? [];
    if (!column) throw new UsageError(`'${pair}' is not <rule>=<column>.`);
    return { rule: getRule(name), column };
  });
}

function getFormat(options: Command['options']): Format {
  const name = options.get('format') ?? 'text';
  const format = Object.hasOwn(formats, name) ? formats[name] : undefined;
  if (format) return format;
  throw new UsageError(`There is no format '${name}'; the formats are: ${Object.keys(formats).join(', ')}.`);
}

/** Prints lines of the names in the format; nothing before the first line, so that a wrong command prints no half document. */
function createPrinter(out: Writable, format: Format, names: readonly string[]) {
  let isEmpty = true;
  return {
    line: async (line: Line) => {
      await write(out, (isEmpty ? format.begin(names) : '') + format.line(line, isEmpty));
      isEmpty = false;
    },
    end: () => write(out, (isEmpty ? format.begin(names) : '') + format.end(isEmpty)),
  };
}

function showProgress(err: Writable, tally: Tally, getShare: () => number): () => void {
  const timer = setInterval(() => {
    err.write(`\r${Math.floor(getShare() * 100)} %, ${tally.rows} rows, ${tally.issues} issues`);
  }, 200);
  return () => {
    clearInterval(timer);
    err.write('\r\u001B[K');
  };
}

/** Waits for a slow reader, so that a million issues do not fill the memory. */
async function write(out: Writable, text: string): Promise<void> {
  if (text && !out.write(text)) await once(out, 'drain');
}
