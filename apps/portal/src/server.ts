import { createAddressList, createAddressReader, createPageRenderer } from '@cloud-school/pages/server';
import { brand } from './brand/brand.ts';

/** The public pages of this shell as HTML, for a server. */
export const renderPage = createPageRenderer(brand);
/** Which page an address shows. */
export const readAddress = createAddressReader(brand);
/** The addresses of its sitemap. */
export const listAddresses = createAddressList(brand);
