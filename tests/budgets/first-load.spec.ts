import { STUDENTS } from '../journeys/students.ts';
import { openAsStudent, test } from '../journeys/test.ts';
import { expectWithin, measureLoad } from './measureLoad.ts';

/** kB gzip; tests/journeys/every-page.spec.ts holds the budget of the other pages. */
const BUDGET = { home: 177, login: 174, answering: 203 };

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell });

    test('home loads within its budget', async ({ page, school }) => {
      expectWithin(`${shell} home`, await measureLoad(page, `${school.origin}/`), BUDGET.home);
    });

    test('the login loads within its budget', async ({ page, school }) => {
      const path = shell === 'portal' ? '/login' : '/kingdee-login';
      expectWithin(`${shell} login`, await measureLoad(page, school.origin + path), BUDGET.login);
    });

    test('answering loads within its budget', async ({ page, context, school }) => {
      await openAsStudent(page, school, STUDENTS[shell], '/study/mine');
      const work = shell === 'portal' ? 'theory-2' : 'finance-1';
      const address = `${school.origin}/study/test/answer?workId=w-${work}-${STUDENTS[shell].id}`;
      expectWithin(
        `${shell} answering`,
        await measureLoad(await context.newPage(), address),
        BUDGET.answering,
      );
    });
  });
}
