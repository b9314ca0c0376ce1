/** A file of its own, so that the dialog is fetched with its first picture. */
export { CertificatePictureDialog } from '@cloud-school/ui';
