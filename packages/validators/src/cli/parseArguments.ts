import { UsageError } from './UsageError.ts';

/** What the command does; 'value' and 'check' are words, the others options. */
export type Action = 'value' | 'check' | 'list' | 'schema' | 'help';

/** The command as it was written. */
interface Arguments {
  readonly action: Action;
  /** What is no option: the rule and its value, the file. */
  readonly words: readonly string[];
  /** The options by name; those without a value have ''. */
  readonly options: ReadonlyMap<Option, string>;
}

export type Option = keyof typeof OPTIONS;

/** Whether an option takes a value, and the actions that heed it. */
const OPTIONS = {
  rules: { takesValue: true, of: ['check', 'schema'] },
  strict: { takesValue: false, of: ['value', 'check', 'schema'] },
  english: { takesValue: false, of: ['value', 'check', 'list', 'schema'] },
  format: { takesValue: true, of: ['value', 'check', 'list'] },
  delimiter: { takesValue: true, of: ['check'] },
  list: { takesValue: false, of: ['list'] },
  schema: { takesValue: false, of: ['schema'] },
  help: { takesValue: false, of: ['help'] },
} as const satisfies Record<string, { takesValue: boolean; of: readonly Action[] }>;

/** What an action expects beside its options. */
const WORDS: Readonly<Record<Exclude<Action, 'help'>, { count: number; needs: string }>> = {
  value: { count: 2, needs: 'a rule and a value to judge' },
  check: { count: 2, needs: 'a file to check' },
  list: { count: 0, needs: 'no other words' },
  schema: { count: 0, needs: 'no other words' },
};

/** Reads the command, and refuses what it does not know: a misspelt option must not become a check that was not made. */
export function parseArguments(args: readonly string[]): Arguments {
  const { words, options } = splitArguments(args);
  const action = findAction(words, options);
  if (action === 'help') return { action, words, options };
  for (const option of options.keys()) {
    const actions: readonly Action[] = OPTIONS[option].of;
    if (!actions.includes(action)) throw new UsageError(`'--${option}' does not go with ${NAMES[action]}.`);
  }
  checkWords(action, words);
  return { action, words: action === 'check' ? words.slice(1) : words, options };
}

function splitArguments(args: readonly string[]): Omit<Arguments, 'action'> {
  const words: string[] = [];
  const options = new Map<Option, string>();
  const rest = [...args];
  for (let arg = rest.shift(); arg !== undefined; arg = rest.shift()) {
    if (arg === '--') {
      words.push(...rest);
      break;
    }
    // A negative number is a value.
    if (!arg.startsWith('-') || /^-[.\d]/.test(arg)) {
      words.push(arg);
      continue;
    }
    const [, written = arg, given] = /^(--[^=]*)=(.*)$/s.exec(arg) ?? [];
    const option = toOption(written);
    if (options.has(option)) throw new UsageError(`'${written}' is given twice; give it once.`);
    options.set(option, readValue(option, given, rest));
  }
  return { words, options };
}

/** The value of an option: behind its equals sign, or the next argument, which it takes from the rest. */
function readValue(option: Option, given: string | undefined, rest: string[]): string {
  if (OPTIONS[option].takesValue) {
    const value = given ?? (rest[0]?.startsWith('-') ? undefined : rest.shift());
    if (!value) throw new UsageError(`'--${option}' needs a value.`);
    return value;
  }
  if (given !== undefined) throw new UsageError(`'--${option}' takes no value.`);
  return '';
}

/** How a message calls an action. */
const NAMES: Readonly<Record<Exclude<Action, 'help'>, string>> = {
  value: 'judging one value',
  check: "'check'",
  list: "'--list'",
  schema: "'--schema'",
};

function toOption(written: string): Option {
  const name = written === '-h' ? 'help' : written.replace(/^--/, '');
  if (written !== name && isOption(name)) return name;
  throw new UsageError(`There is no option '${written}'; 'validators --help' names them all.`);
}

const isOption = (name: string): name is Option => Object.hasOwn(OPTIONS, name);

function findAction(words: readonly string[], options: ReadonlyMap<Option, string>): Action {
  if (options.has('help')) return 'help';
  if (options.has('list')) return 'list';
  if (options.has('schema')) return 'schema';
  return words[0] === 'check' ? 'check' : 'value';
}

function checkWords(action: Exclude<Action, 'help'>, words: readonly string[]): void {
  const { count, needs } = WORDS[action];
  if (words.length < count) throw new UsageError(`${NAMES[action]} needs ${needs}; see 'validators --help'.`);
  const [extra] = words.slice(count);
  if (extra !== undefined)
    throw new UsageError(`'${extra}' is one word too many: ${NAMES[action]} takes ${needs}.`);
}
