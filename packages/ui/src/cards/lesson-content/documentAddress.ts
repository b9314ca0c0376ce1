import { safeHref } from '../../primitives/link/safeHref.ts';

/** The address of a frame that shows a document: the viewer's page with the encoded address in place of {address}. */
export function documentAddress(viewerAddress: string | undefined, documentUrl: string): string | null {
  const document = safeHref(documentUrl);
  if (!viewerAddress?.includes('{address}') || document === null || !/^(https?:|\.?\/)/.test(document))
    return null;
  // The external viewer fetches the document itself, so that it needs the whole address.
  const whole = typeof location === 'undefined' ? document : new URL(document, location.href).href;
  return viewerAddress.replace('{address}', encodeURIComponent(whole));
}
