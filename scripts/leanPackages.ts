import type { Plugin } from 'vite';

/**
 * React Router: display names and unmarked forwardRefs keep unused forms and data links in a build (4 kB gzip), and every
 * bundler is given the build that warns developers.
 */
function dropUnusedRouterParts(code: string): string {
  return code
    .replace('ENABLE_DEV_WARNINGS = true', 'ENABLE_DEV_WARNINGS = false')
    .replace(/^\w+\.displayName = .*$/gm, '')
    .replace(/= (React\d*\.forwardRef\()/g, '= /* @__PURE__ */ $1');
}

/** styled-components: prefixes for browsers of the past are off unless asked for, and yet in every build (1 kB gzip). */
function dropVendorPrefixes(code: string): string {
  return code.replace(/\w+\.prefix&&\w+\.push\(\w+\.prefixer\),/, '');
}

/** Lucide: random React keys do not compress (half a kB gzip of a page); counted ones are as good among the parts of an icon. */
function countIconKeys(code: string): string {
  let count = 0;
  return code.replace(/\bkey: "\w+"/g, () => `key: "${count++}"`);
}

/** Leaflet: asks a browser whether it draws SVG by markup, which Trusted Types refuse; a node answers the same. */
function askForSvgByNode(code: string): string {
  return code.replace(
    "div.innerHTML = '<svg/>';",
    "div.appendChild(document.createElementNS('http://www.w3.org/2000/svg', 'svg'));",
  );
}

/** Fingerprint: writes the frame it measures letters in as markup, which Trusted Types refuse; an empty frame serves as well. */
function measureInAnEmptyFrame(code: string): string {
  return code.replace('iframe.srcdoc = initialHtml;', "iframe.src = 'about:blank';");
}

const EDITS = [
  { path: /[\\/]fingerprintjs[\\/]dist[\\/]/, edit: measureInAnEmptyFrame },
  { path: /[\\/]leaflet[\\/]dist[\\/]/, edit: askForSvgByNode },
  { path: /[\\/]styled-components[\\/]dist[\\/]/, edit: dropVendorPrefixes },
  { path: /[\\/]react-router[\\/]/, edit: dropUnusedRouterParts },
  { path: /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/, edit: countIconKeys },
];

/** Takes out of libraries what a built page carries without using it, or may not do; what runs does the same as before. */
export function leanPackages(): Plugin {
  return {
    name: 'cloud-school-lean-packages',
    apply: 'build',
    transform: {
      filter: { id: EDITS.map(({ path }) => path) },
      handler(code, id) {
        const edit = EDITS.find(({ path }) => path.test(id))?.edit;
        return edit && { code: edit(code), map: null };
      },
    },
  };
}
