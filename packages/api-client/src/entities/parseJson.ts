/** A text or a number of JSON; texts are matched so that digits inside them are not taken for numbers. */
const TOKEN = /"(?:[^"\\]|\\[^])*(?:"|\\?$)|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

const isUnsafeInteger = (token: string) => /^-?\d{16,}$/.test(token) && !Number.isSafeInteger(Number(token));

/**
 * Parses JSON. An integer that a number cannot hold, such as an id of 19 digits, becomes a text of its digits, so that two
 * ids never become one. Throws a SyntaxError for anything that is not JSON.
 */
export function parseJson(json: string): unknown {
  const safe = /\d{16}/.test(json)
    ? json.replaceAll(TOKEN, (token) => (isUnsafeInteger(token) ? `"${token}"` : token))
    : json;
  return JSON.parse(safe) as unknown;
}
