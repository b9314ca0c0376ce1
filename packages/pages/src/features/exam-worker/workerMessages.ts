/** The message to the worker that keeps the files of the lesson's pages; it answers true once they are there. */
export const KEEP_LESSON_PAGES = 'keep-lesson-pages';

/** The same for the code and the fonts of formulas, which the worker has for papers with formulas alone. */
export const KEEP_FORMULAS = 'keep-formulas';
