import type { PartNotes } from '../../packages/ui/src/testing/PartNotes.ts';

const found = import.meta.glob<PartNotes>('../../packages/ui/src/**/*.notes.ts', {
  eager: true,
  import: 'notes',
});

/** The notes of the components, by their names. */
export const partNotes: Readonly<Record<string, PartNotes>> = Object.fromEntries(
  Object.entries(found).map(([file, notes]) => [/(\w+)\.notes\.ts$/.exec(file)?.[1] ?? file, notes]),
);
