/** Errors and warnings that a story writes to the console. */
export interface ConsoleWatch {
  /** Throws when anything was written since the last check. */
  check: () => void;
  stop: () => void;
}

/** Words that concern the tools, not the story. */
const OF_TOOLS = [
  // A state change of one story's page arrives between two stories, where the test library has not yet switched React's
  // test mode on.
  'The current testing environment is not configured to support act',
  // The Actions panel copies all that a click event refers to, Storybook's own window too.
  'Accessing the Story Store is deprecated',
];

/** Records errors and warnings, so that the story that wrote them fails. They are still printed. */
export function watchConsole(): ConsoleWatch {
  const messages: string[] = [];
  const { error, warn } = console;
  const record =
    (print: typeof console.error) =>
    (...values: unknown[]) => {
      const message = values.map(String).join(' ');
      if (!OF_TOOLS.some((words) => message.includes(words))) messages.push(message);
      print(...values);
    };
  Object.assign(console, { error: record(error), warn: record(warn) });
  return {
    check: () => {
      const written = messages.splice(0);
      if (written.length > 0) throw new Error(`The story wrote to the console:\n${written.join('\n')}`);
    },
    stop: () => void Object.assign(console, { error, warn }),
  };
}
