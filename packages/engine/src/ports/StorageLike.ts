/** The part of the Storage interface that the engine uses; the page passes the browser's. */
export type StorageLike = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;
