// One file for a page without a bundler: the rules, their cleaning, and the messages in English.
export * from './index.ts';
export { english } from './english/english.ts';
export { inEnglish } from './english/inEnglish.ts';
