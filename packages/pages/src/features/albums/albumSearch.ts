import { keysOf } from '@cloud-school/domain';
/** The open album in the address, so that it can be shared and survives a login. */
export interface OpenAlbum {
  tabKey: string;
  categoryId: string;
  /** Null for the first picture. */
  pictureId: string | null;
}

const KEYS = { tabKey: 'albumTab', categoryId: 'album', pictureId: 'picture' } as const;

/** Reads the album of an address; null without one. */
export function readAlbum(search: URLSearchParams): OpenAlbum | null {
  const tabKey = search.get(KEYS.tabKey);
  const categoryId = search.get(KEYS.categoryId);
  return tabKey && categoryId ? { tabKey, categoryId, pictureId: search.get(KEYS.pictureId) } : null;
}

/** Sets or (with null) removes the album in a query; other parameters stay. */
export function withAlbum(search: URLSearchParams, album: OpenAlbum | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const name of keysOf(KEYS)) {
    const value = album?.[name];
    if (value) next.set(KEYS[name], value);
    else next.delete(KEYS[name]);
  }
  return next;
}
