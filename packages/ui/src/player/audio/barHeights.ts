/** Heights of the decoration that represents a sound wave, from 0 to 1; the same for a lesson each time. */
export function barHeights(count: number, seed: string): number[] {
  let state = Array.from(seed).reduce(
    (hash, character) => (hash * 31 + (character.codePointAt(0) ?? 0)) % MODULUS,
    7,
  );
  return Array.from({ length: count }, (_, index) => {
    state = (state * 16_807 + 11) % MODULUS;
    // Phrases, and pauses between them.
    const phrase = 0.55 + 0.45 * Math.sin(index / 3.2) * Math.cos(index / 7);
    return 0.15 + 0.85 * phrase * (0.45 + (0.55 * state) / MODULUS);
  });
}

/** A prime below 2^31: products with it stay exact. */
const MODULUS = 2_147_483_647;
