/** An open album as the address keeps it: so it can be sent to somebody, and a login leads back to it. */
export interface OpenAlbum {
  tabKey: string;
  categoryId: string;
  /** Null for the first one. */
  pictureId: string | null;
}

const KEYS = { tabKey: 'albumTab', categoryId: 'album', pictureId: 'picture' } as const;

/** The album that an address names; null where it names none. */
export function albumOf(search: URLSearchParams): OpenAlbum | null {
  const tabKey = search.get(KEYS.tabKey);
  const categoryId = search.get(KEYS.categoryId);
  return tabKey && categoryId ? { tabKey, categoryId, pictureId: search.get(KEYS.pictureId) } : null;
}

/** The query of an address with this album open, or with none; what else it says stays. */
export function withAlbum(search: URLSearchParams, album: OpenAlbum | null): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, key] of Object.entries(KEYS)) {
    const value = album?.[name as keyof OpenAlbum];
    if (value) next.set(key, value);
    else next.delete(key);
  }
  return next;
}
