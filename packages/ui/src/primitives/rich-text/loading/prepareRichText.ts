import type * as SanitizerModule from '../sanitizer/sanitizeHtml.ts';
import type * as TexModule from '../tex/texToMathml.ts';
import { hasTex } from './hasTex.ts';

type Sanitizer = typeof SanitizerModule;
type TexTranslator = typeof TexModule;

/** A module that is loaded once; after a failure the next call tries again. */
function loadOnce<Module>(load: () => Promise<Module>) {
  let loaded: Module | null = null;
  let loading: Promise<Module> | null = null;
  return {
    get: () => loaded,
    load: () => {
      loading ??= load().then(
        (module) => {
          loaded = module;
          return module;
        },
        (error: unknown) => {
          loading = null;
          throw error;
        },
      );
      return loading;
    },
  };
}

const sanitizer = loadOnce<Sanitizer>(() => import('../sanitizer/sanitizeHtml.ts'));
const texTranslator = loadOnce<TexTranslator>(() => import('../tex/texToMathml.ts'));

/** The sanitiser if it is loaded, otherwise null. */
export const getSanitizer = sanitizer.get;

/**
 * Loads the sanitiser, which the first view of plain text does not need. Call it early where HTML will follow and the
 * network may be lost, as in an exam.
 */
export const prepareRichText: () => Promise<Sanitizer> = sanitizer.load;

/** The translator of TeX if it is loaded, otherwise null. */
export const getTexTranslator = texTranslator.get;

/** Loads the translator of TeX, which most texts do not need. */
export const loadTexTranslator: () => Promise<TexTranslator> = texTranslator.load;

/** Loads what the formulas in the texts of a paper will need, once the network may be lost. */
export function prepareFormulas(paper: unknown): void {
  // JSON writes a backslash twice.
  if (hasTex(JSON.stringify(paper).replaceAll('\\\\', '\\'))) loadTexTranslator().catch(() => undefined);
}
