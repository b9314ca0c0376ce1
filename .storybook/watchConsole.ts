/** Errors and warnings that a story writes to the console. */
export interface ConsoleWatch {
  /** Throws when anything was written since the last check. */
  check: () => void;
  stop: () => void;
}

/**
 * React's words when a state change of one story's page arrives between two stories, where the test library has not yet
 * switched React's test mode on. They concern the test's set-up, not the story.
 */
const ACT_SETUP = 'The current testing environment is not configured to support act';

/** Records errors and warnings, so that the story that wrote them fails. They are still printed. */
export function watchConsole(): ConsoleWatch {
  const messages: string[] = [];
  const { error, warn } = console;
  const record =
    (print: typeof console.error) =>
    (...values: unknown[]) => {
      const message = values.map(String).join(' ');
      if (!message.includes(ACT_SETUP)) messages.push(message);
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
