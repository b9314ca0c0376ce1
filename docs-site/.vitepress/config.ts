import { writePages } from '../elements/writePages.ts';

// Before VitePress looks for pages.
writePages();

export { site as default } from '../site.ts';
