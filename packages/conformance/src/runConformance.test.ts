import { describe, expect, it } from 'vitest';
import { isConforming } from './printReport.ts';
import { LEFT_ALONE, runConformance } from './runConformance.ts';
import { BREAKAGES } from './testing/breakages.ts';
import { openTarget } from './testing/openTarget.ts';

/** Calls that the student of the trial gives no occasion for, or that only a rule makes, in a way that is refused. */
const OF_OTHER_STUDENTS = [
  'attendance.sign',
  'attendance.signAutomatically',
  'certificate.graduation',
  'certificate.level',
  'class.updateEnrolState',
  'consultation.saveClue',
  'courseOpening.link',
  'courseOpening.ssoCode',
  'test.reportCompletion',
  'xskt.finish',
  'xskt.paper',
];

/** Rows that differ, by name. */
async function findDifferences(options: Parameters<typeof openTarget>[0]) {
  const { calls, rules } = await runConformance(openTarget(options));
  return [...calls, ...rules].filter(({ verdict }) => verdict === 'differs');
}

describe('a server that keeps its promises', () => {
  it('passes, and every rule but those of a network is tried', async () => {
    const report = await runConformance(openTarget());
    expect(report.rules.filter(({ verdict }) => verdict !== 'holds').map(({ name }) => name)).toEqual([
      'long answers are compressed for who accepts it',
      'pages of another origin may call',
    ]);
    expect(report.calls.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
    expect(isConforming(report)).toBe(true);
  });

  it('has each of its calls tried, but those that are left alone and what its student has nothing for', async () => {
    const { calls } = await runConformance(openTarget());
    const untried = calls.filter(({ verdict }) => verdict === 'not tried').map(({ name }) => name);
    // A call that is missing here is forgotten in packages/conformance/src/tour.
    expect(untried).toEqual([...LEFT_ALONE, ...OF_OTHER_STUDENTS].toSorted());
  });

  it.each([7, 311, 5345])('passes in the wire variants of seed %i', async (wireSeed) => {
    expect(await findDifferences({ wireSeed })).toEqual([]);
  });

  it('is not written to without leave', async () => {
    const { rules } = await runConformance({ ...openTarget(), isWriting: false });
    expect(rules.filter(({ verdict }) => verdict === 'differs')).toEqual([]);
    expect(rules.find(({ name }) => name.startsWith('a note'))).toMatchObject({ why: 'it writes' });
  });

  it('is tried as a visitor without an account', async () => {
    const { calls } = await runConformance({ ...openTarget(), account: null, isWriting: false });
    expect(calls.find(({ name }) => name === 'news.page')).toMatchObject({ verdict: 'holds' });
    expect(calls.find(({ name }) => name === 'class.list')).toMatchObject({ why: 'nobody is signed in' });
  });
});

describe('a server that breaks a promise is caught', () => {
  it.each(BREAKAGES.map((breakage) => [breakage.name, breakage] as const))('%s', async (_, { row, wrap }) => {
    const differences = await findDifferences({ wrap });
    expect(differences.map(({ name }) => name)).toContain(row);
  });
});

it('a server without the school differs, as a misspelt school does', async () => {
  const report = await runConformance({ ...openTarget(), preDomain: 'nowhere' });
  const { calls, rules } = report;
  expect(isConforming(report)).toBe(false);
  expect(rules[0]).toMatchObject({ verdict: 'differs', seen: 'no school at nowhere' });
  expect(rules.slice(1).every(({ verdict }) => verdict === 'not tried')).toBe(true);
  expect(calls.find(({ name }) => name === 'news.page')).toMatchObject({ why: 'no school at nowhere' });
});

it('a server that refuses the connection is said to', async () => {
  const refused = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 127.0.0.1:9') });
  const { calls } = await runConformance({ ...openTarget(), fetch: () => Promise.reject(refused) });
  expect(calls.find(({ name }) => name === 'tenant.byPreDomain')).toMatchObject({
    seen: 'no answer: connect ECONNREFUSED 127.0.0.1:9',
  });
});
