import type { ToSigns } from '../sanitizer/marks/symbolFontOf.ts';
import type * as SymbolsModule from '../sanitizer/marks/symbolFonts.ts';
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
const symbols = loadOnce<typeof SymbolsModule>(() => import('../sanitizer/marks/symbolFonts.ts'));
const formulas = loadOnce<Formulas>(() => import('../tex/formulas.ts'));

/**
 * Loads the sanitiser, which the first view of plain text does not need. Call it early where HTML will follow and the
 * network may be lost, as in an exam.
 */
export const prepareRichText: () => Promise<Sanitizer> = sanitizer.load;

/** Names of fonts that draw signs in the place of letters, which few texts have and many kilobytes describe. */
const SYMBOLS = /symbol|wingdings|webdings|mt extra/i;

/** The sanitiser for a text, and what the text needs beside it, if all is loaded. */
export const getSanitizerFor = (html: string): Sanitizer | null =>
  SYMBOLS.test(html) && !symbols.get() ? null : sanitizer.get();

/** Loads them. */
export async function prepareRichTextFor(html: string): Promise<Sanitizer> {
  // Without them its letters are shown.
  if (SYMBOLS.test(html)) await symbols.load().catch(() => undefined);
  return sanitizer.load();
}

const keepLetters: ToSigns = (_, text) => text;

/** What writes the signs of such fonts; until it is there the letters. */
export const getToSigns = (): ToSigns => symbols.get()?.toSigns ?? keepLetters;

/** What draws and reads formulas if it is loaded, otherwise null. */
export const getFormulas = formulas.get;

/** Loads what draws and reads formulas, which most texts do not need. */
export const loadFormulas: () => Promise<Formulas> = formulas.load;

/** True where texts, in whatever data, may have formulas. */
export const haveFormulas = (data: unknown): boolean => mayHaveFormula(writtenIn(data));

const writtenIn = (data: unknown): string =>
  // JSON writes a backslash twice, and one before a quotation mark.
  JSON.stringify(data ?? null)
    .replaceAll('\\\\', '\\')
    .replaceAll('\\"', '"');

/** Loads what the lines of the texts in some data need to be read; null where it is there. */
export function loadReaders(data: unknown): Promise<unknown> | null {
  const written = writtenIn(data);
  const missing = [
    mayHaveFormula(written) && !formulas.get() && formulas.load(),
    SYMBOLS.test(written) && !symbols.get() && symbols.load(),
  ].filter((loading) => loading !== false);
  return missing.length > 0 ? Promise.all(missing) : null;
}

/** Loads what the texts of a paper will need, once the network may be lost. */
export function prepareFormulas(paper: unknown): void {
  loadReaders(paper)?.catch(() => undefined);
  if (!haveFormulas(paper)) return;
  loadFormulas()
    .then(({ loadUsualFonts }) => loadUsualFonts())
    .catch(() => undefined);
}
