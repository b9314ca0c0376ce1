import { type ReactNode, useContext } from 'react';
import { type IStyleSheetContext, StyleSheetContext } from 'styled-components';

type Compiler = IStyleSheetContext['stylis'];

/** Texts of styles that are kept; the public pages of a brand have some hundreds. */
const MAX_KEPT = 5000;

const kept = new Map<string, string[]>();

/** The compiler of styles, which compiles each text once in the life of the process. */
export function keepCompiled(compile: Compiler): Compiler {
  const keep = (css: string, selector = '', prefix = '', componentId = '&') => {
    const key = `${prefix} ${selector} ${componentId} ${css}`;
    const known = kept.get(key);
    if (known) return known;
    const rules = compile(css, selector, prefix, componentId);
    // Lengths that come with data have no end.
    if (kept.size >= MAX_KEPT) kept.clear();
    kept.set(key, rules);
    return rules;
  };
  return Object.assign(keep, { hash: compile.hash });
}

/** Every page, and every pass of one, has a style sheet of its own, with the same rules: they are compiled once for all. */
export function KeepCompiledStyles({ children }: { children: ReactNode }) {
  const context = useContext(StyleSheetContext);
  const value = { ...context, stylis: keepCompiled(context.stylis) };
  return <StyleSheetContext value={value}>{children}</StyleSheetContext>;
}
