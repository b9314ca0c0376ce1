/** The only policy name that a page's `trusted-types` directive has to allow. */
const POLICY = 'cloud-school';

interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

const refuse = (): never => {
  throw new TypeError('Text never becomes the address of a script.');
};

let policy: Policy | undefined;

/**
 * The page's only Trusted Types policy, in browsers that support it. It passes text unchanged, because its users
 * execute nothing: the parser of inert documents and the sanitiser. No other module may import it.
 */
export function htmlPolicy(): Policy {
  const rules = { createHTML: (html: string) => html, createScriptURL: refuse };
  policy ??= globalThis.trustedTypes?.createPolicy(POLICY, rules) ?? rules;
  return policy;
}
