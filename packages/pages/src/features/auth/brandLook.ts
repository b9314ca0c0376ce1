import type { Brand } from '../../platform/brand/Brand.ts';
import { cobrandedLook } from './cobrandedLook.ts';
import type { EntranceLook } from './EntranceLook.ts';
import { standardLook } from './standardLook.ts';

/** An entrance in its brand's own drawings, with the words of one entrance over those of the plain login. */
export function brandLook(brand: Brand, words: Partial<EntranceLook> = {}): EntranceLook {
  return { ...(brand.isCobranded ? cobrandedLook : standardLook), ...words };
}
