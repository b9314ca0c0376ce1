interface PreviewPlace {
  line: string;
  tenantId: string;
  /** Origin of this page. */
  ownOrigin: string;
}

/**
 * A business line's mobile page by the configured address, with `{line}` and `{tenantId}` filled in; null for an address
 * that cannot be framed safely. A page of our own origin could lift its sandbox, so it must have one of its own.
 */
export function previewAddress(template: string, { line, tenantId, ownOrigin }: PreviewPlace): URL | null {
  const filled = template
    .replaceAll('{line}', encodeURIComponent(line))
    .replaceAll('{tenantId}', encodeURIComponent(tenantId));
  if (!URL.canParse(filled)) return null;
  const address = new URL(filled);
  const isWeb = address.protocol === 'https:' || address.protocol === 'http:';
  return isWeb && address.origin !== ownOrigin ? address : null;
}
