/** Proofs that one program runs. */
export type LaneName = 'unit' | 'stories' | 'journeys';

export function laneOf(proof: string): LaneName {
  if (proof.endsWith('.spec.ts')) return 'journeys';
  return proof.endsWith('.stories.tsx') ? 'stories' : 'unit';
}
