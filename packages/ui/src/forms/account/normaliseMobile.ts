/** A typed mobile number as it is validated and sent: half-width, without spaces, hyphens and country code. */
export function normaliseMobile(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(\+86|0086)/, '');
}
