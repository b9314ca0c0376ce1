import {
  createAddressList,
  createAddressReader,
  createAppNamer,
  createPageRenderer,
} from '@cloud-school/pages/server';
import { brand } from './brand/brand.ts';

/** The public pages of this shell as HTML, for a server. */
export const renderPage = createPageRenderer(brand);
/** Which page an address shows. */
export const readAddress = createAddressReader(brand);
/** The addresses of its sitemap. */
export const listAddresses = createAddressList(brand);
/** What it is called as an installed app. */
export const nameApp = createAppNamer(brand);
