import { useState } from 'react';

/** The current tag and its page; another tag starts at page 1. */
export function useTagPages() {
  const [{ tagId, current }, setPosition] = useState<{ tagId: string | null; current: number }>({
    tagId: null,
    current: 1,
  });
  return {
    tagId,
    current,
    openTag: (next: string | null) => setPosition({ tagId: next, current: 1 }),
    openPage: (page: number) => setPosition({ tagId, current: page }),
  };
}
