/** Name of the one policy a page's `trusted-types` directive has to allow. */
const POLICY = 'cloud-school';

interface Policy {
  createHTML(html: string): string;
  createScriptURL(url: string): string;
}

interface Factory {
  createPolicy(name: string, rules: Policy): Policy;
}

const refuse = (): never => {
  throw new TypeError('Text never becomes the address of a script.');
};

let policy: Policy | undefined;

/**
 * The page's one Trusted Types policy, where the browser has such. It lets text through unchanged, since what stands
 * behind it makes nothing run: a parser of inert documents and the sanitiser. Nothing else may import it.
 */
export function htmlPolicy(): Policy {
  const { trustedTypes } = globalThis as { trustedTypes?: Factory };
  const rules = { createHTML: (html: string) => html, createScriptURL: refuse };
  policy ??= trustedTypes ? trustedTypes.createPolicy(POLICY, rules) : rules;
  return policy;
}
