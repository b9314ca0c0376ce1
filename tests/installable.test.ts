import { PNG } from 'pngjs';
import { expect, test } from 'vitest';
import { colors as kingdee } from '../apps/kingdee/src/brand/colors.ts';
import { mergeTheme } from '../packages/ui/src/theme/mergeTheme.ts';
import type { ThemeOverrides } from '../packages/ui/src/theme/standardTheme.ts';
import { installable } from '../scripts/build-plugins/installable.ts';

const ROOT = new URL('../apps/', import.meta.url).pathname;

/** The files that an app writes, by their addresses. */
async function write(app: string, overrides: ThemeOverrides): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const emitFile = (file: { fileName: string; source: string | Uint8Array }) =>
    files.set(file.fileName, Buffer.from(file.source));
  const plugin = installable(overrides) as unknown as Record<
    string,
    (this: object, given: object) => unknown
  >;
  await plugin.configResolved?.call({}, { root: ROOT + app });
  plugin.generateBundle?.call({ emitFile }, {});
  return files;
}

test.each([
  ['portal', '', '数字云校', {}],
  ['portal', 'partners/kingdee/', '金蝶认证中心', kingdee],
  ['kingdee', '', '金蝶认证中心', kingdee],
])(
  '%s has in %s what is installed as %s, in its colours, with icons of the declared sizes',
  async (app, folder, name, overrides) => {
    const { color } = mergeTheme(overrides);
    const files = await write(app, app === 'kingdee' ? kingdee : {});
    const manifest = JSON.parse(String(files.get(`${folder}manifest.webmanifest`))) as {
      icons: { src: string; sizes: string; purpose: string }[];
    };
    expect(manifest).toMatchObject({
      name,
      theme_color: color.chrome.background,
      background_color: color.surface.ground,
    });
    const icons = manifest.icons.map(({ src, ...icon }) => ({ ...icon, file: src.slice(1) }));
    icons.push({ file: `${folder}apple-touch-icon.png`, sizes: '180x180', purpose: 'maskable' });
    for (const { file, sizes, purpose } of icons) {
      const { width, height, data } = PNG.sync.read(files.get(file) ?? Buffer.of());
      expect(`${width}x${height}`).toBe(sizes);
      const corner = purpose === 'any' ? '#00000000' : `${color.action.fill}ff`;
      expect(`#${data.subarray(0, 4).toString('hex')}`).toBe(corner);
      // White is in both drawings.
      expect(data.includes(Buffer.from('ffffffff', 'hex'))).toBe(true);
    }
    expect([...files.keys()].filter((file) => file.replace(/[^/]*$/, '') === folder)).toHaveLength(
      icons.length + (folder ? 2 : 1),
    );
  },
);
