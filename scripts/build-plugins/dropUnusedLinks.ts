import type { Plugin } from 'vite';

const PACKAGE = /[\\/]react-router[\\/]dist[\\/]/;
const NAME = /^\w+\.displayName = "[^"]*";$/gm;
const COMPONENT = /^var \w+ = (?=React\d*\.forwardRef\()/gm;

/**
 * Lets the bundler leave out the router's own links and forms, with the loaders and prefetching behind them: the library names
 * these components for developers, which looks like a use.
 */
export function dropUnusedLinks(): Plugin {
  return {
    name: 'cloud-school-drop-unused-links',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    transform(code, id) {
      if (!PACKAGE.test(id)) return null;
      return { code: code.replaceAll(NAME, '').replaceAll(COMPONENT, '$&/* @__PURE__ */ '), map: null };
    },
  };
}
