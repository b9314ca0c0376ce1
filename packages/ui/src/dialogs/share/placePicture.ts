import type { PosterKind } from '../../theme/BrandTheme.ts';

interface Size {
  width: number;
  height: number;
}

/** Shares of a picture, 0 to 1. */
export interface SafeBox {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Of a cover: who is drawn there stands right of the middle, from the cap to the chin. */
export const COVER_BOX: SafeBox = { left: 0.1, top: 0.05, right: 1, bottom: 0.85 };
/** Of the brand's campus: the whole house, which stands on the lower edge. */
export const CAMPUS_BOX: SafeBox = { left: 0.24, top: 0.08, right: 0.95, bottom: 1 };

/** Of the brand's drawings: of the school all people before their house, and the roof. */
export const SCENE_BOXES: Record<PosterKind, SafeBox> = {
  school: { left: 0.02, top: 0.1, right: 0.98, bottom: 1 },
  project: COVER_BOX,
  major: COVER_BOX,
  news: COVER_BOX,
  notice: COVER_BOX,
};

/** How high an area of a width may be at most, for a picture that fills it without cutting its safe box. */
export const mostHeight = (picture: Size, width: number, { left, right }: SafeBox): number =>
  ((width / picture.width) * picture.height) / (right - left);

/**
 * Where a whole picture is drawn, so that it fills an area and its safe box is in it: it is scaled down until the box fits,
 * before any of the box is cut.
 */
export function placePicture(picture: Size, area: Size, box: SafeBox) {
  const cover = Math.max(area.width / picture.width, area.height / picture.height);
  const boxWidth = (box.right - box.left) * picture.width;
  const boxHeight = (box.bottom - box.top) * picture.height;
  const scale = Math.min(cover, area.width / boxWidth, area.height / boxHeight);
  const [width, height] = [picture.width * scale, picture.height * scale];
  return {
    x: place(width, area.width, (box.left + box.right) / 2),
    // What does not fill its area stands on its lower edge.
    y: height < area.height ? area.height - height : place(height, area.height, (box.top + box.bottom) / 2),
    width,
    height,
  };
}

/** The middle of the box in the middle of the area, as far as the picture reaches. */
function place(size: number, room: number, middle: number): number {
  if (size < room) return (room - size) / 2;
  return Math.min(0, Math.max(room - size, room / 2 - middle * size));
}
