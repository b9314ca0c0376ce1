import type { Locator } from '@playwright/test';
import { PNG } from 'pngjs';

/** The pixels of a part of the page as it is drawn, each as 'red,green,blue' (0..255), row by row. */
export async function readPixels(part: Locator): Promise<{ width: number; pixels: string[] }> {
  const { width, data } = PNG.sync.read(await part.screenshot());
  const pixels = Array.from({ length: data.length / 4 }, (_, at) => data.subarray(at * 4, at * 4 + 3).join());
  return { width, pixels };
}

/** The share of a colour in a part of the page, 0 to 1. */
export async function shareOf(color: string, part: Locator): Promise<number> {
  const { pixels } = await readPixels(part);
  return pixels.filter((pixel) => pixel === color).length / pixels.length;
}
