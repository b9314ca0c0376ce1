import { writePages } from '../elements/writePages.ts';

// Before VitePress looks for pages.
await writePages();

export { site as default } from '../site.ts';
