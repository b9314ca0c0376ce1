import type * as SanitizerModule from '../sanitizer/sanitizeHtml.ts';
import type * as FormulasModule from '../tex/formulas.ts';
import { mayHaveFormula } from './hasTex.ts';

type Sanitizer = typeof SanitizerModule;
type Formulas = typeof FormulasModule;

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
const formulas = loadOnce<Formulas>(() => import('../tex/formulas.ts'));

/** The sanitiser if it is loaded, otherwise null. */
export const getSanitizer = sanitizer.get;

/**
 * Loads the sanitiser, which the first view of plain text does not need. Call it early where HTML will follow and the
 * network may be lost, as in an exam.
 */
export const prepareRichText: () => Promise<Sanitizer> = sanitizer.load;

/** What draws and reads formulas if it is loaded, otherwise null. */
export const getFormulas = formulas.get;

/** Loads what draws and reads formulas, which most texts do not need. */
export const loadFormulas: () => Promise<Formulas> = formulas.load;

/** True where texts, in whatever data, may have formulas. */
export const haveFormulas = (data: unknown): boolean =>
  // JSON writes a backslash twice, and one before a quotation mark.
  mayHaveFormula(
    JSON.stringify(data ?? null)
      .replaceAll('\\\\', '\\')
      .replaceAll('\\"', '"'),
  );

/** Loads what the formulas in the texts of a paper will need, once the network may be lost. */
export function prepareFormulas(paper: unknown): void {
  if (!haveFormulas(paper)) return;
  loadFormulas()
    .then(({ loadUsualFonts }) => loadUsualFonts())
    .catch(() => undefined);
}
