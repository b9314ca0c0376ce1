import type { Plugin } from 'vite';

const OWN_SOURCE = /\/(packages|apps|\.storybook)\/(?!.*node_modules).*\.tsx?$/;
/** `/media/` at the start of a literal, or of an attribute in one: the address of a sample picture, lesson or tile. */
const MEDIA_ADDRESS = /(["'`=]\\?["']?)\/media\//g;

/**
 * In a built Storybook the sample media are beside the page, not at the host's root, so that a sub-folder can serve the
 * folder. The sandbox and the makers write `/media/…`, as a server of the product does.
 */
export const relativeMedia = (): Plugin => ({
  name: 'relative-media',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: OWN_SOURCE, code: '/media/' },
    handler: (code) => ({ code: code.replaceAll(MEDIA_ADDRESS, '$1./media/'), map: null }),
  },
});
