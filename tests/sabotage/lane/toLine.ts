const COLOUR = /\u001B\[[\d;]*m/g;

/** The beginning of an error's message in one line without colours. */
export const toLine = (message: string): string =>
  message.replaceAll(COLOUR, '').replaceAll(/\s+/g, ' ').trim().slice(0, 200);
