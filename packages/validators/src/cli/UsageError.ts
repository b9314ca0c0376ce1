/** The command, or the file that it is given, is wrong: its sentence is printed, and the command exits 2. */
export class UsageError extends Error {
  override name = 'UsageError';
}
