import { useState } from 'react';

/** Which page of which tag is shown; another tag begins with its first page. */
export function useTagPages() {
  const [{ tagId, current }, setPlace] = useState<{ tagId: string | null; current: number }>({
    tagId: null,
    current: 1,
  });
  return {
    tagId,
    current,
    openTag: (next: string | null) => setPlace({ tagId: next, current: 1 }),
    openPage: (page: number) => setPlace({ tagId, current: page }),
  };
}
