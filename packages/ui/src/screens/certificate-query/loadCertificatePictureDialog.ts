/** Fetches the dialog with its first picture: few visitors of the query enlarge one, and the dialog's library is large. */
export const loadCertificatePictureDialog = () => import('./CertificatePictureDialog.tsx');
