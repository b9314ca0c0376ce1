/** A PNG file of a drawing; rejects where the browser gives no canvas or no file. */
export async function toPicture(
  width: number,
  height: number,
  draw: (context: CanvasRenderingContext2D) => void | Promise<void>,
): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The picture cannot be drawn: the browser gave no 2D canvas context.');
  await draw(context);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) =>
        blob ? resolve(blob) : reject(new Error('The picture cannot be saved: the canvas gave no PNG file.')),
      'image/png',
    );
  });
}
