import { spawnSync } from 'node:child_process';
import type { Plugin } from 'vite';
import { CONFIG_NAMES } from '../../packages/pages/src/platform/config/ConfigName.ts';

const CONFIG_ELEMENT = /(id="cloud-school-config">)[^<]*(<\/script>)/;

/**
 * Names the release, and fills the configuration element of the page in development. That of a built page is `{}` without space around it, which
 * the host replaces. Plugins that put the environment into a page write it into the build too, where no host could change it.
 */
export function runtimeConfig(): Plugin {
  let isBuild = false;
  return {
    name: 'cloud-school-runtime-config',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    transformIndexHtml: (html) => ({
      html: html.replace(
        CONFIG_ELEMENT,
        (_all, open, close) => open + (isBuild ? '{}' : configJson(process.env)) + close,
      ),
      // In the page and not in a file: the same code keeps its name from one release to the next.
      tags: [
        {
          tag: 'meta',
          attrs: { name: 'release', content: isBuild ? nameRelease() : 'development' },
          injectTo: 'head' as const,
        },
      ],
    }),
  };
}

/** The release that reports of devices name: RELEASE, else the tag of git and the commits since. */
function nameRelease(): string {
  const { stdout } = spawnSync('git', ['describe', '--tags', '--always'], { encoding: 'utf8' });
  return process.env.RELEASE || stdout?.trim() || 'unknown';
}

/** JSON for the page's configuration element: the items that pages read, escaped for a script element. */
export function configJson(environment: Record<string, string | undefined>): string {
  const values = CONFIG_NAMES.flatMap((name) => {
    const value = environment[`CLOUD_SCHOOL_${name}`];
    return value ? [[name, value]] : [];
  });
  return JSON.stringify(Object.fromEntries(values)).replaceAll('<', '\\u003c');
}
