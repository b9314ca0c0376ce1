import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { breakClaim } from './sabotage/breakClaim.ts';
import type { Claim, Sabotage } from './sabotage/Claim.ts';
import { claims } from './sabotage/claims.ts';
import { learningFaults } from './sabotage/claims/learningFaults.ts';
import { listExports } from './sabotage/lane/addVariants.ts';
import { laneOf } from './sabotage/laneOf.ts';
import { makeCoveragePage } from './sabotage/makeCoveragePage.ts';
import { toBatches } from './sabotage/toBatches.ts';

const root = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const edits = claims.flatMap(({ id, sabotage }) => sabotage.map((edit) => ({ id, edit })));

/** The ids of the claims for which the condition does not hold. */
const idsWithout = (holds: (claim: Claim) => boolean) =>
  claims.filter((claim) => !holds(claim)).map(({ id }) => id);

test('docs/spec-coverage.md is up to date; run `pnpm write coverage` when it is not', () => {
  expect(read('docs/spec-coverage.md')).toBe(makeCoveragePage(claims, learningFaults));
});

test('ids are unique', () => {
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
});

test('every claim has an edit that breaks it, and names the proof that fails then', () => {
  expect(idsWithout(({ sabotage }) => sabotage.length > 0)).toEqual([]);
  expect(idsWithout(({ sabotage, proofs }) => sabotage.every(({ proof }) => proofs.includes(proof)))).toEqual(
    [],
  );
});

test('every file that a claim names exists', () => {
  const exists = (file: string) => existsSync(new URL(file, root));
  expect(idsWithout(({ places, proofs }) => [...places, ...proofs].every(exists))).toEqual([]);
  expect(learningFaults.flatMap(({ proofs }) => proofs).filter((file) => !exists(file))).toEqual([]);
});

test('edits are of product code, whose text they find exactly once', () => {
  const isProduct = (file: string) =>
    /^(packages|apps)\/[^/]+\/src\/(?!.*\.(test|stories|samples)\.)/.test(file);
  expect(edits.filter(({ edit }) => !isProduct(edit.file)).map(({ id }) => id)).toEqual([]);
  const failures = edits.flatMap(({ id, edit }) => {
    try {
      return breakClaim(read(edit.file), edit) === read(edit.file) ? [`${id}: changes nothing`] : [];
    } catch (error) {
      return [`${id}: ${String(error)}`];
    }
  });
  expect(failures).toEqual([]);
});

test('a broken file is still code: a proof that fails because nothing compiles proves nothing', () => {
  const failures = edits.flatMap(({ id, edit }) => {
    const { errors } = parseSync(edit.file, breakClaim(read(edit.file), edit));
    return errors.map(({ message }) => `${id}: ${edit.file}: ${message}`);
  });
  expect(failures).toEqual([]);
});

test('edits that run beside each other are of files whose exports can be listed', () => {
  const isShared = ({ edit: { proof } }: { edit: Sabotage }) => laneOf(proof) !== 'stories';
  const failures = edits.filter(isShared).flatMap(({ id, edit }) => {
    try {
      return listExports(read(edit.file)).length === 0 ? [`${id}: ${edit.file} exports nothing`] : [];
    } catch (error) {
      return [`${id}: ${edit.file}: ${String(error)}`];
    }
  });
  expect(failures).toEqual([]);
});

test('an edit that a story or a journey proves names it, so that no other one runs', () => {
  const needsName = ({ proof }: Sabotage) => laneOf(proof) !== 'unit';
  expect(edits.filter(({ edit }) => needsName(edit) && !edit.only).map(({ id }) => id)).toEqual([]);
});

test('a proof that names one of its tests names one that is there', () => {
  // The name of a story is that of its export, with spaces.
  const names = (proof: string) => read(proof);
  const isThere = ({ proof, only = '' }: Sabotage) =>
    names(proof).includes(laneOf(proof) === 'stories' ? only.replaceAll(' ', '') : only);
  expect(edits.filter(({ edit }) => !isThere(edit)).map(({ id, edit }) => `${id}: ${edit.only}`)).toEqual([]);
});

test('edits are judged together only when no proof imports the file of another one', () => {
  const item = (file: string, proof: string) => ({ edit: { file, proof, find: '', replace: '' } });
  const [one, other, third] = [item('a', 'a.test'), item('b', 'b.test'), item('c', 'b.test')];
  const reach = (proof: string) => new Set(proof === 'b.test' ? ['b', 'c'] : ['a']);
  expect(toBatches([one, other, third], reach)).toEqual([[one, other], [third]]);
});
