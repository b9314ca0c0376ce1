/** Errors and warnings that a story writes to the console. */
export interface ConsoleWatch {
  /** Throws when anything was written since the last check. */
  check: () => void;
  stop: () => void;
}

/** Records errors and warnings, so that the story that wrote them fails. They are still printed. */
export function watchConsole(): ConsoleWatch {
  const messages: string[] = [];
  const { error, warn } = console;
  const record =
    (print: typeof console.error) =>
    (...values: unknown[]) => {
      messages.push(values.map(String).join(' '));
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
