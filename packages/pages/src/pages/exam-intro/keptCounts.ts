// A chunk of its own: most openings of the intro find no attempt to count.
export { readKeptCounts } from '@cloud-school/engine';
