/** Whether a client takes brotli by its accept-encoding: `br;q=0` refuses it. */
export const acceptsBrotli = (accepted = ''): boolean =>
  accepted.split(',').some((each) => {
    const [name = '', ...parameters] = each.split(';').map((part) => part.trim().toLowerCase());
    return name === 'br' && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });

/** Whether a client has the version of a tag by its if-none-match: a list, or `*` for any version. */
export const hasVersion = (etag: string, known = ''): boolean =>
  known.split(',').some((each) => ['*', etag, etag.replace(/^W\//, '')].includes(each.trim()));

/** The id of a request (https://www.w3.org/TR/trace-context/) where it has the form of one: logs and calls repeat it. */
export const readTraceparent = (given = ''): string | undefined =>
  /^00-(?!0{32})[\da-f]{32}-(?!0{16})[\da-f]{16}-[\da-f]{2}$/.test(given) ? given : undefined;
