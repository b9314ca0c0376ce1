/** The preview flag of an address (VIEW-06): present, and neither 0 nor false. No permission hangs on it. */
export function isPreview(search: URLSearchParams): boolean {
  const flag = search.get('preview');
  return flag !== null && !['', '0', 'false'].includes(flag);
}
