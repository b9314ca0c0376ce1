import { parseUrl } from '@cloud-school/domain';
interface PreviewTarget {
  line: string;
  tenantId: string;
  /** Origin of this page. */
  ownOrigin: string;
}

/**
 * Fills `{line}` and `{tenantId}` of the configured address; null for an address that cannot be framed safely. A framed
 * page of the portal's own origin could remove its sandbox attribute, so another origin is required.
 */
export function previewAddress(template: string, { line, tenantId, ownOrigin }: PreviewTarget): URL | null {
  const filled = template
    .replaceAll('{line}', encodeURIComponent(line))
    .replaceAll('{tenantId}', encodeURIComponent(tenantId));
  const address = parseUrl(filled);
  const isWeb = address?.protocol === 'https:' || address?.protocol === 'http:';
  return isWeb && address.origin !== ownOrigin ? address : null;
}
