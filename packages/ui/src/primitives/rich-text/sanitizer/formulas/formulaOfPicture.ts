import { isBlankText } from '@cloud-school/domain';
import { findNode, type MarkupNode, textOf } from '../text/MarkupNode.ts';

type Picture = Pick<MarkupNode, 'attribute'>;

/** WIRIS and MathType write MathML into an attribute of their picture, with other brackets. */
export function formulaOfPicture({ attribute }: Picture): string | null {
  const plain = (attribute('data-mathml') ?? '')
    .replaceAll('«', '<')
    .replaceAll('»', '>')
    .replaceAll('¨', '"')
    .replaceAll('§', '&')
    .replaceAll('`', "'");
  return /^\s*<math[\s>]/.test(plain) ? plain : null;
}

/** The TeX of a picture that an editor has drawn of it; null for other pictures. */
export function texOfPicture({ attribute }: Picture): string | null {
  const tex = attribute('data-latex') ?? attribute('data-tex') ?? attribute('data-formula');
  return tex?.trim() || (attribute('eeimg') !== null && attribute('alt')) || null;
}

/** True for an element that is empty but for the TeX that a script draws into it. */
export const saysTex = (node: MarkupNode): boolean =>
  node.attribute('data-tex') !== null &&
  isBlankText(textOf(node)) &&
  findNode(node, ({ name }) => name === 'img' || name === 'math') === null;
