// A chunk of its own: most openings of the intro find no attempt to count.
export { readStoredCounts } from '@cloud-school/engine';
