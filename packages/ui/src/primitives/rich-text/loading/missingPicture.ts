/** The name of a picture to which its author gave none. */
export const IMAGE_LABEL = '图片';

/** Replaces a picture that fails to load. Its words are no text of the author's. */
export function missingPicture(picture: HTMLImageElement): HTMLElement {
  // A name may begin with the word for what it is.
  const alt = (picture.getAttribute('alt') ?? '').replace(new RegExp(`^${IMAGE_LABEL}：`), '');
  const words = alt === IMAGE_LABEL || alt === '' ? '图片没有显示' : `图片没有显示：${alt}`;
  const box = picture.ownerDocument.createElement('span');
  box.setAttribute('role', 'img');
  box.setAttribute('aria-label', words);
  box.dataset.missing = words;
  return box;
}

/** The name that a link within a text writes; a wrong escape stays as it is. */
export function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
