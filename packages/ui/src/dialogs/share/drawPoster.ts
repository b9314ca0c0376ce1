import { toPicture } from '../../primitives/qr-code/toPicture.ts';
import { theme } from '../../theme/theme.ts';
import { createPen } from './createPen.ts';
import { drawCertificate } from './drawCertificate.ts';
import { drawFoot } from './drawFoot.ts';
import { drawWords } from './drawWords.ts';
import { COVER_BOX, type SafeBox } from './placePicture.ts';
import type { Poster } from './Poster.ts';

const { color } = theme;

/** Pixels of the drawing, and of the file for each of them. */
export const POSTER = { width: 375, height: 667 };
const SCALE = 3;

const EDGE = 24;
/** The line over the school and the code. */
const FOOT = 511;

/** The brand's drawing of the poster's kind and what of it no poster cuts, and its mark, in place of a logo. */
interface BrandDrawings {
  scene: Element | null;
  box: SafeBox;
  mark: Element | null;
}

/**
 * Draws a poster in the colours of the brand around `element`: a picture or the brand's scene, the words, and at its foot the
 * school, with the brand's mark where it has no logo, and a QR code of the address; of a certificate the certificate itself.
 * A picture of a host that does not let scripts read it is left out.
 */
export async function drawPoster(poster: Poster, element: Element, brand: BrandDrawings): Promise<Blob> {
  const styles = getComputedStyle(element);
  const loadDrawing = (drawing: Element | null) => loadPicture(drawing && toAddress(drawing, styles));
  const [cover, ownLogo] = await Promise.all([loadPicture(poster.imageUrl), loadPicture(poster.logoUrl)]);
  const picture = cover ?? (await loadDrawing(brand.scene));
  const logo = ownLogo ?? (await loadDrawing(brand.mark));
  // 'var(--color-text-primary)' as its value.
  const valueOf = (variable: string) => styles.getPropertyValue(variable.slice(4, -1)).trim();
  return toPicture(POSTER.width * SCALE, POSTER.height * SCALE, (context) => {
    context.scale(SCALE, SCALE);
    const pen = createPen(context, valueOf);
    pen.fill(color.surface.card, [0, 0, POSTER.width, POSTER.height]);
    if (poster.certificate) drawCertificate(pen, poster.certificate, POSTER);
    else
      drawWords(pen, poster, {
        picture,
        box: cover ? COVER_BOX : brand.box,
        width: POSTER.width,
        edge: EDGE,
        foot: FOOT,
      });
    drawFoot(pen, poster, { logo, width: POSTER.width, edge: EDGE, top: FOOT, scale: SCALE });
  });
}

/** The address of a drawing of the brand; one in the page becomes a file of its own, with the values of its variables. */
function toAddress(scene: Element, styles: CSSStyleDeclaration): string | null {
  const image = scene.querySelector('img');
  if (image) return image.src;
  const drawing = scene.querySelector('svg');
  if (!drawing) return null;
  const { width, height } = drawing.viewBox.baseVal;
  const copy = drawing.cloneNode(true);
  if (copy instanceof Element) {
    copy.setAttribute('width', String(width));
    copy.setAttribute('height', String(height));
  }
  const text = new XMLSerializer()
    .serializeToString(copy)
    .replaceAll(/var\((--[\w-]+)\)/g, (_, name: string) => styles.getPropertyValue(name).trim());
  return `data:image/svg+xml,${encodeURIComponent(text)}`;
}

/** Null without a picture, or where its host does not let scripts read it. */
async function loadPicture(address: string | null): Promise<HTMLImageElement | null> {
  if (!address) return null;
  const picture = new Image();
  picture.crossOrigin = 'anonymous';
  picture.src = address;
  try {
    await picture.decode();
    // A drawing without a size of its own cannot be cut.
    return picture.naturalWidth > 0 ? picture : null;
  } catch {
    return null;
  }
}
