import type { Hono } from 'hono';
import { drawMapTile } from './drawMapTile.ts';

/** Serves the map tiles: /media/tiles/{z}/{x}/{y}.svg */
export function mountTiles(app: Hono): void {
  app.get('/media/tiles/:z/:x/:file', (context) => {
    const { z, x, file } = context.req.param();
    const [zoom, column, row] = [z, x, file.replace(/\.svg$/, '')].map((part) =>
      /^\d+$/.test(part) ? Number(part) : Number.NaN,
    );
    const tile = file.endsWith('.svg') ? drawMapTile(zoom ?? Number.NaN, column ?? 0, row ?? 0) : null;
    if (tile === null) return context.text('没有这块地图', 404);
    return context.body(tile, 200, {
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=86400',
      // An SVG opened as a document must not run scripts.
      'content-security-policy': "default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
  });
}
