import { existsSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { applyEdit } from './claims/applyEdit.ts';
import type { Claim, Edit } from './claims/Claim.ts';
import { makeAccessibilityReport } from './claims/makeAccessibilityReport.ts';
import { makeCoveragePage } from './claims/makeCoveragePage.ts';
import { claims } from './claims/rows/claims.ts';
import { learningFaults } from './claims/rows/learningFaults.ts';

/** Where an answer, a sign-in or progress could be lost. */
const SEVERAL_EDITS = /^(EXAM|LOGIN|PROG)-|^SHELL-0[345]$|^PREV-02$/;

const root = new URL('..', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, root), 'utf8');
const exists = (file: string) => existsSync(new URL(file, root));
const edits = claims.flatMap(({ id, edits: each }) => each.map((edit) => ({ id, edit })));

/** The ids of the claims for which the condition does not hold. */
const idsWithout = (holds: (claim: Claim) => boolean) =>
  claims.filter((claim) => !holds(claim)).map(({ id }) => id);
const editsWithout = (holds: (edit: Edit) => boolean) =>
  edits.filter(({ edit }) => !holds(edit)).map(({ id, edit }) => `${id}: ${edit.in} ${edit.change}`);

test('docs/spec-coverage.md is up to date; run `pnpm write` when it is not', () => {
  expect(read('docs/spec-coverage.md')).toBe(makeCoveragePage(claims, learningFaults));
});

test('docs/accessibility.md is up to date; run `pnpm write` when it is not', () => {
  const page = read('docs/accessibility.md');
  expect(page).toBe(makeAccessibilityReport(page, read('tests/claims/criteria.csv')));
});

test('ids are unique, and several edits are where an answer, a sign-in or progress could be lost', () => {
  expect(new Set(claims.map(({ id }) => id)).size).toBe(claims.length);
  expect(idsWithout(({ id, edits: each }) => each.length === 1 || SEVERAL_EDITS.test(id))).toEqual([]);
});

test('every file that a claim names exists, and the proof of an edit is a test', () => {
  expect(editsWithout(({ proof }) => /\.(test|spec|stories)\.tsx?$/.test(proof))).toEqual([]);
  expect(idsWithout(({ places, proofs }) => [...places, ...proofs].every(exists))).toEqual([]);
  expect(learningFaults.flatMap(({ proofs }) => proofs).filter((file) => !exists(file))).toEqual([]);
});

test('an edit is short, applies, and the broken file is still code', () => {
  const failures = edits.flatMap(({ id, edit }) => {
    if (edit.change.length > 60) return [`${id}: longer than 60 characters: ${edit.change}`];
    try {
      const broken = applyEdit(read(edit.in), edit);
      return broken === read(edit.in)
        ? [`${id}: changes nothing`]
        : parseSync(edit.in, broken).errors.map(({ message }) => `${id}: ${edit.in}: ${message}`);
    } catch (error) {
      return [`${id}: ${String(error)}`];
    }
  });
  expect(failures).toEqual([]);
});

test('edits are of product code', () => {
  expect(
    editsWithout((edit) => /^(packages|apps)\/[^/]+\/src\/(?!.*\.(test|stories|samples)\.)/.test(edit.in)),
  ).toEqual([]);
});

test('an edit that a story or a journey proves names one that is there', () => {
  expect(editsWithout(({ proof, only }) => proof.endsWith('.test.ts') || Boolean(only))).toEqual([]);
  // The name of a story is that of its export, with spaces.
  const isThere = ({ proof, only = '' }: Edit) =>
    read(proof).includes(proof.endsWith('.stories.tsx') ? only.replaceAll(' ', '') : only);
  expect(editsWithout(isThere)).toEqual([]);
});

test('a row for mutants has a place without a screen and a unit test', () => {
  const isPure = ({ places, proofs }: Claim) =>
    places.some((file) => file.endsWith('.ts')) && proofs.some((file) => file.endsWith('.test.ts'));
  expect(idsWithout((claim) => claim.mutants !== true || isPure(claim))).toEqual([]);
});

test('an edit is found in its symbol, however the code is laid out', () => {
  const text = `const words = { test: { title: '交卷' }, homework: { title: '交卷' } };\nfunction send() {\n  const title =\n    words\n      .test.title;\n  return title;\n}`;
  const edit = { in: 'a.ts', symbol: 'words.homework', change: "'交卷'", to: "'提交'" };
  expect(applyEdit(text, edit)).toContain("homework: { title: '提交' }");
  expect(applyEdit(text, { ...edit, symbol: 'send', change: 'words.test.title', to: "''" })).toContain(
    "const title =\n    '';",
  );
  expect(() => applyEdit(text, { ...edit, symbol: 'words' })).toThrow('has 2 times, not once');
  expect(() => applyEdit(text, { ...edit, symbol: 'title' })).toThrow('declares title more than once');
  expect(() => applyEdit(text, { ...edit, symbol: 'word' })).toThrow('declares word nowhere');
  expect(() => applyEdit(text, { ...edit, change: "'卷'" })).toThrow('has 0 times, not once');
});
