import type { Plugin } from 'vite';

/** What a server imports of a shell: two functions, made of its brand. */
export const SERVER_ENTRY = 'cloud-school-server-entry';
const RESOLVED = `\0${SERVER_ENTRY}`;
const CODE = `
import { brand } from '/src/brand/brand.ts';
import { createAddressList, createPageRenderer } from '@cloud-school/pages/server';
export const renderPage = createPageRenderer(brand);
export const listAddresses = createAddressList(brand);
`;

/** Makes the entry of the server's half known to Vite. */
export function serverEntry(): Plugin {
  return {
    name: SERVER_ENTRY,
    enforce: 'pre',
    resolveId: (id) => (id === SERVER_ENTRY ? RESOLVED : null),
    load: (id) => (id === RESOLVED ? CODE : null),
  };
}
