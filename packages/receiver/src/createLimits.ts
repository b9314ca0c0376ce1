/** Reports of a school that are stored a second, and at once. */
const RATE = 200;
const BURST = 2000;

/** Whether one more report of a school is stored: each has a share of its own, so that a flood of one silences no other. */
export function createLimits(elapsed: () => number): (school: string) => boolean {
  const shares = new Map<string, { room: number; at: number }>();
  return (school) => {
    const at = elapsed();
    const share = shares.get(school) ?? { room: BURST, at };
    const room = Math.min(BURST, share.room + ((at - share.at) / 1000) * RATE);
    const isStored = room >= 1;
    shares.set(school, { room: isStored ? room - 1 : room, at });
    return isStored;
  };
}
