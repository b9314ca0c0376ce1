import { writeFileSync } from 'node:fs';
import { renderModule, renderPage } from './renderDocs.ts';
import { renderVectors } from './renderVectors.ts';

writeFileSync(new URL('../RULES.md', import.meta.url), renderPage());
writeFileSync(new URL('../src/samples/ruleSentences.ts', import.meta.url), renderModule());
writeFileSync(new URL('../vectors.json', import.meta.url), renderVectors());
