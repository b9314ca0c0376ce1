interface BuildCopyOptions {
  caches: Pick<CacheStorage, 'open' | 'has' | 'match' | 'delete'>;
  fetch: (url: string) => Promise<Response>;
  cacheName: string;
  /** Put last: a copy that has its page is whole. */
  page: string;
  /** Whether a page is of this build: another build's needs other files. */
  isOwnPage: (page: Response) => Promise<boolean>;
}

const isQuota = (error: unknown) => error instanceof DOMException && error.name === 'QuotaExceededError';

/** A build's files on the device, whole or absent: a page whose files are missing would open empty without a network. */
export function createBuildCopy({ caches, fetch, cacheName, page, isOwnPage }: BuildCopyOptions) {
  const hasPage = async () =>
    (await caches.has(cacheName)) && (await (await caches.open(cacheName)).match(page)) !== undefined;

  async function load(url: string): Promise<Response> {
    // Names of files have a hash: another build's copy is the same file.
    const copy = url === page ? undefined : await caches.match(url, { ignoreVary: true });
    const response = copy ?? (await fetch(url));
    if (!response.ok || (url === page && !(await isOwnPage(response.clone()))))
      throw new Error(`${url} is not of this build (${response.status}).`);
    return response;
  }

  /**
   * Adds what is missing. Where the network fails, what came stays for the next try; where the device is full, nothing of this
   * try stays.
   */
  async function add(files: readonly string[]): Promise<void> {
    const cache = await caches.open(cacheName);
    const added: string[] = [];
    const addOne = async (url: string) => {
      if (await cache.match(url, { ignoreVary: true })) return;
      await cache.put(url, await load(url));
      added.push(url);
    };
    try {
      const results = await Promise.allSettled(files.map(addOne));
      for (const result of results) if (result.status === 'rejected') throw result.reason;
      await addOne(page);
    } catch (error) {
      if (isQuota(error)) await Promise.all(added.map((url) => cache.delete(url)));
      if (isQuota(error) && !(await hasPage())) await caches.delete(cacheName);
      throw error;
    }
  }

  return {
    isWhole: hasPage,
    add,
    /** Adds, with the room that other copies take where there is none; a device that stays full has no copy, and no error. */
    async addOrDoWithout(files: readonly string[], makeRoom: () => Promise<unknown>): Promise<void> {
      const leaveOut = (error: unknown) => {
        if (!isQuota(error)) throw error;
      };
      try {
        await add(files);
      } catch (error) {
        leaveOut(error);
        await makeRoom();
        await add(files).catch(leaveOut);
      }
    },
  };
}
