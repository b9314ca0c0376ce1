type Sanitize = (html: string) => DocumentFragment;

let sanitize: Sanitize | null = null;
let loading: Promise<Sanitize> | null = null;

/** The sanitiser if it is loaded, otherwise null. */
export const getSanitizer = (): Sanitize | null => sanitize;

/**
 * Loads the sanitiser, which the first view of plain text does not need. Call it early where HTML will follow and the
 * network may be lost, as in an exam. After a failure the next call tries again.
 */
export function prepareRichText(): Promise<Sanitize> {
  loading ??= import('./sanitizeHtml.ts').then(
    (module) => {
      sanitize = module.sanitizeHtml;
      return sanitize;
    },
    (error: unknown) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}
