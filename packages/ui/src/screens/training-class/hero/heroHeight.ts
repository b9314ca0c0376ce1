/** Least heights of the header panel, so that nothing moves when it arrives. */
export const HERO_HEIGHT = { wide: '216px', phone: '240px' } as const;
