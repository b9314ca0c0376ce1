/** Fails a story that writes an error or a warning to the console. */
export function failOnConsole(): () => void {
  const said: string[] = [];
  const { error, warn } = console;
  const listen =
    (speak: typeof console.error) =>
    (...words: unknown[]) => {
      said.push(words.map(String).join(' '));
      speak(...words);
    };
  console.error = listen(error);
  console.warn = listen(warn);
  return () => {
    Object.assign(console, { error, warn });
    if (said.length > 0) throw new Error(`The story wrote to the console:\n${said.join('\n')}`);
  };
}
