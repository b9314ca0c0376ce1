import {
  ApiError,
  type Client,
  requestCourseLink,
  requestSsoCode,
  syncCourseUser,
} from '@cloud-school/api-client';
import { expect, test } from 'vitest';
import { openCourse } from './openCourse.ts';

type Opening = Parameters<typeof openCourse>[1];

const SIGN_ON: Opening = { kind: 'sign-on', address: 'https://third.example/learn?course=7' };
const LINK: Opening = { kind: 'link', classCode: 'C-1' };
const BACK = 'https://school.example/study/training-class?classId=c';

/** A browser and a server that record their calls, in order. */
function setUp(answers: Record<string, unknown> = {}, isBlocked = false) {
  const log: string[] = [];
  const call = async ({ id }: { id: string }, args: unknown) => {
    log.push(`${id} ${JSON.stringify(args)}`);
    const answer = answers[id];
    if (answer instanceof Error) throw answer;
    return answer;
  };
  const open = (opening: Opening) =>
    openCourse({ id: '7' }, opening, {
      client: { call: call as Client['call'] },
      openWindow: () => {
        log.push(isBlocked ? 'blocked' : 'window');
        return isBlocked
          ? null
          : { goTo: (address) => log.push(`to ${address}`), close: () => log.push('closed') };
      },
      backUrl: BACK,
      offer: (address) => log.push(`offer ${address}`),
      warn: (message) => log.push(`warn ${message}`),
    });
  return { log, open };
}

const failure = (endpointId: string) =>
  new ApiError({ kind: 'unavailable', userMessage: '系统繁忙', endpointId });

test('the window opens before anything is awaited', () => {
  const { log, open } = setUp();
  void open({ kind: 'address', address: 'https://third.example' });
  expect(log[0]).toBe('window');
});

test('single sign-on: the student is made known, a code is requested, and the address takes it', async () => {
  const { log, open } = setUp({ [requestSsoCode.id]: 'a b' });
  await open(SIGN_ON);
  expect(log).toEqual([
    'window',
    `${syncCourseUser.id} {"courseId":"7"}`,
    `${requestSsoCode.id} {"courseId":"7"}`,
    'to https://third.example/learn?course=7&code=a+b',
  ]);
});

test('a practical training: the server makes a link, and knows the way back', async () => {
  const { log, open } = setUp({ [requestCourseLink.id]: 'https://ward.example/x' });
  await open(LINK);
  expect(log).toEqual([
    'window',
    `${requestCourseLink.id} {"backUrl":"${BACK}","classroomCode":"C-1"}`,
    'to https://ward.example/x',
  ]);
});

test.each([
  [SIGN_ON, syncCourseUser.id],
  [SIGN_ON, requestSsoCode.id],
  [LINK, requestCourseLink.id],
])('%j closes its window when %s fails', async (opening, id) => {
  const { log, open } = setUp({ [id]: failure(id) });
  await open(opening);
  expect(log.at(-1)).toBe('closed');
  expect(log.some((line) => line.startsWith('to '))).toBe(false);
});

test.each(['javascript:alert(1)', 'data:text/html,x', 'ftp://x', ''])(
  'the address %j is refused',
  async (address) => {
    const { log, open } = setUp({ [requestCourseLink.id]: address });
    await open(LINK);
    expect(log.slice(-2)).toEqual(['warn 课程地址有误，请联系班主任', 'closed']);
  },
);

test('an address without a scheme, of which spaces are encoded, opens over https', async () => {
  const { log, open } = setUp({ [requestCourseLink.id]: '//courses.example.com/第1 课' });
  await open(LINK);
  expect(log.at(-1)).toBe(`to https://courses.example.com/${encodeURIComponent('第1 课')}`);
});

test('a path of this site becomes an address', async () => {
  const { log, open } = setUp();
  await open({ kind: 'address', address: '/platform/memory' });
  expect(log).toEqual(['window', 'to https://school.example/platform/memory']);
});

test.each([
  [SIGN_ON, 'offer https://third.example/learn?course=7&code=a+b'],
  [LINK, 'offer https://ward.example/x'],
  [{ kind: 'address', address: 'http://third.example/' } as const, 'offer http://third.example/'],
  [{ kind: 'address', address: 'javascript:alert(1)' } as const, 'warn 课程地址有误，请联系班主任'],
])('where the window is blocked, %j ends in a link, or in why there is none', async (opening, last) => {
  const answers = { [requestSsoCode.id]: 'a b', [requestCourseLink.id]: 'https://ward.example/x' };
  const { log, open } = setUp(answers, true);
  await open(opening);
  expect(log[0]).toBe('blocked');
  expect(log.at(-1)).toBe(last);
});

test.each(['http://', 'https://third.example:port/learn', 'third example', 'javascript:alert(1)'])(
  'single sign-on at %s, which is no address, says so and requests no code',
  async (address) => {
    const { log, open } = setUp({ [requestSsoCode.id]: 'a' });
    await open({ kind: 'sign-on', address });
    expect(log).toEqual(['window', 'warn 课程地址有误，请联系班主任', 'closed']);
  },
);
