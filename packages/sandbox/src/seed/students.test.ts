import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ENROLMENTS, STUDENTS } from './students.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
/** Classes that only the list of all tenants contains. */
const FOREIGN = new Set(['u-shen c-operations-1']);

test.each(STUDENTS)('the README lists $realName with the classes and the sign-in', (student) => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  const { id, realName, mobile, password } = student;
  const count = ENROLMENTS.filter(
    ({ userId, classId }) => userId === id && !FOREIGN.has(`${userId} ${classId}`),
  ).length;
  const row = readme.split('\n').find((line) => line.includes(`| ${realName}, `));
  expect(row).toContain(`${realName}, ${NUMBERS[count]} class${count > 1 ? 'es' : ''}`);
  expect(row).toContain(`| ${mobile} | ${password} | ${id} |`);
});
