/** A typed mobile number as it is checked and sent: half-width, without spaces, hyphens and the country's prefix. */
export function normaliseMobile(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s-]/g, '')
    .replace(/^(\+86|0086)/, '');
}
