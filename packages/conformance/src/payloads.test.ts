import { catalogue } from '@cloud-school/api-client';
import { findReads, ROUTE_TABLE } from '@cloud-school/sandbox';
import { expect, test, vi } from 'vitest';
import { runConformance } from './runConformance.ts';
import { openTarget } from './testing/openTarget.ts';

/** What every GET or every page carries: a cache buster, and an order that the sandbox has anyway. */
const OF_ALL_CALLS = /^(_t|sort|order)$/;

/** Fields that the sandbox knows without reading them, by the reason. */
const UNREAD: Record<string, string[]> = {
  'a code that is the same in every call': [
    'album.categories clientType',
    'album.materials open',
    'comment.save commentAuthorRole',
    'comment.reply commentAuthorRole',
    'coupon.receivable model.state',
    'course.statistics evaluateType',
    'courseReview.page model.commentObjectType',
    'lessonLike.toggle bizType',
    'like.add thumbs',
    'login.byPassword bizType',
    'login.byPassword grantType',
    'login.byPassword terminalType',
    'news.categories model.status',
    'news.page model.status',
    'note.counts dataType',
    'notice.page model.status',
    'product.categories isVariety',
    'product.categories state',
    'product.pageOfCategory model.state',
    'school.domain data',
  ],
  'the id beside it says which one, or the session does': [
    'article.page model.tenantId',
    'attendance.status classroomId',
    'attendance.status courseId',
    'class.detail schoolId',
    'classroom.highlights courseId',
    'classroom.studyStart activityId',
    'classroom.studyStart courseId',
    'classroom.studyStart studentId',
    'comment.reply commentObjectId',
    'comment.reply commentObjectType',
    'comment.reply commentParentAuthorName',
    'comment.reply commentReply',
    'comment.reply commentTopId',
    'contentOperation.page model.tenantId',
    'homework.detail courseId',
    'login.byPassword bizId',
    'note.counts courseId',
    'note.create courseId',
    'note.list model.courseId',
    'note.update classId',
    'note.update classroomId',
    'note.update courseId',
    'note.update studentId',
    'shortVideo.page model.tenantId',
    'studyQuestion.submit classroomName',
    'studyQuestion.submit courseId',
    'studyQuestion.submit studentAvatar',
    'studyQuestion.submit studentName',
    'studyRecord.lastPosition courseId',
    'studyRecord.save courseId',
    'test.detail courseId',
  ],
  'an update keeps whether a note is shared (QNA-02)': ['note.update isShared'],
  'a course has the same chapters in each of the sandbox’s classes': ['classroom.chapters ignoreClass'],
  'the first and the last day say the period': ['timetable.dutyCount evaluateType'],
  'the tour sends a wrong captcha, which is refused before anything is read': [
    'certificate.graduation certificateNum',
    'certificate.graduation studentName',
    'certificate.level certificateCode',
    'certificate.level name',
  ],
};

/** The fields of a payload that have a value, as paths. */
function fieldsOf(value: unknown, path = ''): string[] {
  if (Array.isArray(value))
    return value.flatMap((item) => fieldsOf(item, typeof item === 'object' ? `${path}.*` : path));
  if (typeof value !== 'object' || value === null) return [path.slice(1)];
  return Object.entries(value).flatMap(([name, field]) => fieldsOf(field, `${path}.${name}`));
}

/** The fields that the conformance tours send to a sandbox and the routes do not read. */
async function findUnread(): Promise<string[]> {
  const sent = new Set<string>();
  const read = new Set<string>();
  for (const route of ROUTE_TABLE) {
    const { handler, endpoint } = route;
    vi.spyOn(route, 'handler').mockImplementation((call) => {
      let answer: unknown;
      let failure: unknown = null;
      const handle = (payload: unknown) => {
        try {
          answer = handler({ ...call, payload: payload as typeof call.payload });
        } catch (error) {
          failure = error;
        }
      };
      for (const field of fieldsOf(call.payload)) {
        if (!OF_ALL_CALLS.test(field)) sent.add(`${endpoint.id} ${field}`);
      }
      for (const field of findReads(handle, call.payload)) read.add(`${endpoint.id} ${field}`);
      if (failure !== null) throw failure;
      return answer;
    });
  }
  await runConformance(openTarget());
  vi.restoreAllMocks();
  expect(sent.size).toBeGreaterThan(200);
  return [...sent].filter((field) => !read.has(field));
}

test('each field that the tours send is read by its route of the sandbox (packages/sandbox/src/routes)', async () => {
  expect((await findUnread()).toSorted()).toEqual(Object.values(UNREAD).flat().toSorted());
});

/** Fields that the tours leave out, by the reason; the tests of the endpoints send them. */
const LEFT_OUT: Record<string, string[]> = {
  'the specification shows no code for it': ['class.periods classPeriodType'],
  'a secret of the host, which the kit is not given': ['location.lookUp mapsKey'],
};

/** What an endpoint asks of its arguments, as `id name`, and what the tours never gave it. */
async function findUngiven(): Promise<string[]> {
  const asked = new Set<string>();
  const given = new Set<string>();
  for (const endpoint of catalogue) {
    const { toPayload } = endpoint;
    vi.spyOn(endpoint, 'toPayload').mockImplementation((args: object = {}) =>
      toPayload(
        new Proxy(args, {
          get(target, name, receiver) {
            const value: unknown = Reflect.get(target, name, receiver);
            asked.add(`${endpoint.id} ${String(name)}`);
            if (value !== undefined && value !== null) given.add(`${endpoint.id} ${String(name)}`);
            return value;
          },
        }) as never,
      ),
    );
  }
  await runConformance(openTarget());
  vi.restoreAllMocks();
  expect(given.size).toBeGreaterThan(150);
  return [...asked].filter((field) => !given.has(field));
}

test('each field that an endpoint asks for is sent with a value at least once, or left out for a reason', async () => {
  expect((await findUngiven()).toSorted()).toEqual(Object.values(LEFT_OUT).flat().toSorted());
});
