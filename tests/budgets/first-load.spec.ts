import { openAsStudent, test } from '../journeys/test.ts';
import { hold, measure } from './measure.ts';

for (const shell of ['portal', 'kingdee'] as const) {
  test.describe(shell, () => {
    test.use({ shell });

    test('home loads within its budget', async ({ page, school }) => {
      hold(`${shell} home`, await measure(page, `${school.origin}/`), 150);
    });

    test('the login loads within its budget', async ({ page, school }) => {
      const path = shell === 'portal' ? '/login' : '/kingdee-login';
      hold(`${shell} login`, await measure(page, school.origin + path), 150);
    });

    test('answering loads within its budget', async ({ page, context, school }) => {
      await openAsStudent(page, school, shell, '/study/mine');
      const userId = shell === 'portal' ? 'u-shen' : 'u-qiu';
      const work = shell === 'portal' ? 'theory-2' : 'finance-1';
      const address = `${school.origin}/study/test/answer?workId=w-${work}-${userId}`;
      hold(`${shell} answering`, await measure(await context.newPage(), address), 157);
    });
  });
}
