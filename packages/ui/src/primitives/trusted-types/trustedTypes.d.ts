/**
 * Trusted Types of a browser, which TypeScript's DOM library lacks. What a policy makes is an object there; as a text it can be
 * given to what TypeScript types as taking texts.
 */
interface TrustedTypesFactory {
  createPolicy<Rules extends object>(name: string, rules: Rules): Rules;
}

declare var trustedTypes: TrustedTypesFactory | undefined;
