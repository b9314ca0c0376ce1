import { createRequire } from 'node:module';

/** What is used of node-webpmux, which has no types. */
interface WebpImage extends Record<'load' | 'save', (file: string) => Promise<void>> {
  width: number;
  height: number;
  getImageData(): Promise<Uint8Array>;
  setImageData(pixels: Uint8Array, options: object): Promise<void>;
}
const { Image } = createRequire(import.meta.url)('node-webpmux') as {
  Image: { new (): WebpImage; initLib(): Promise<void> };
};

/** Writes the same pixels in half of the bytes: a browser writes a picture quickly, not small. */
export async function shrink(file: string): Promise<void> {
  await Image.initLib();
  const image = new Image();
  await image.load(file);
  const { width, height } = image;
  await image.setImageData(await image.getImageData(), { lossless: 6, width, height });
  await image.save(file);
}
