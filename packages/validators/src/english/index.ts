export { english } from './english.ts';
export { inEnglish } from './inEnglish.ts';
