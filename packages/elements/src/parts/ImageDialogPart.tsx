import { ImageDialog, type ImageDialogProps } from '@cloud-school/ui';

export interface ImageDialogPartProps extends ImageDialogProps {
  isOpen?: boolean;
}

/** A picture of a lesson over the page. */
export const ImageDialogPart = ({ isOpen = false, ...rest }: ImageDialogPartProps) =>
  isOpen ? <ImageDialog {...rest} /> : null;
