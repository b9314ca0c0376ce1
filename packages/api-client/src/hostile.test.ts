import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { ApiError } from './errors/ApiError.ts';
import { MalformedError } from './errors/MalformedError.ts';
import { getPaper } from './endpoints/exam/test.ts';
import { createRecordingClient } from './testing/createRecordingClient.ts';

const FIELDS = [
  'courseContent',
  'introduceDetailList',
  'introduceType',
  'coursewareTypeChapterMap',
  'ONLINE_VIDEO_TEACHING',
  'lastClassroomResultVO',
  'lastClassroomId',
  'classLearnProcess',
  'outline',
  'describe',
  'answerList',
  'teacherName',
  'notes',
  'isShared',
  'isTeacher',
  'createdName',
  'avatar',
  'ownTotal',
  'teacherTotal',
  'questionTotal',
  'isLike',
  'likeTotal',
  'commentAuthorAvatar',
  'studentAvatar',
  'commentParent',
  'id',
  'fileList',
  'product',
  'schoolComment',
  'relatedProductResultVOS',
  'likeStatus',
  'records',
  'classId',
  'commentAuthorRole',
  'categoryTabKey',
  'categoryName',
  'picNum',
  'video',
  'thumbed',
  'commentObjectType',
  'childrenCount',
  'childComments',
  'serviceStatus',
  'classActivityStatus',
  'activityContentResultVOS',
  'contentId',
  'dataType',
  'personalityDataResultVO',
  'userId',
  'token',
  'expiration',
  'tenantId',
  'studentId',
  'title',
  'writerName',
  'relatedCategorizeList',
  'categorizeId',
  'name',
  'certificateCode',
  'studentName',
  'level',
  'idType',
  'url',
  'seq',
  'industrySalary',
  'relatedCertificate',
  'commonQuestionList',
  'majorId',
  'relatedProductList',
  'productId',
  'createdTime',
  'pic',
  'position',
  'questionUnitCAResultVO',
  'questionResultVOMap',
  'answerQuestion',
  'questionId',
  'questionAnswerVO',
  'answer',
  'questionContentVO',
  'optionList',
  'key',
  'value',
  'content',
  'trunk',
  'questionType',
  'score',
  'isRight',
  'testStudentResultVO',
  'startTime',
  'answerLogId',
  'unitTime',
  'serviceAttribute',
  'schoolType',
  'desc',
  'code',
  'certificationOrganizationList',
  'latitude',
  'longitude',
  'business',
  'amount',
  'certificateBenefits',
  'defCouponPrice',
  'defaultFlag',
  'lat',
  'lng',
  'location',
  'minPoint',
  'mobile',
  'onlineClassPeriodTypeList',
  'productId',
  'relatedProductList',
  'result',
  'url',
  'activityFinishTypeMap',
  'VIDEO_PROGRESS',
  'totalNum',
  'finishNum',
  'dutyRuleResultVOS',
  'dutyType',
  'targetValue',
  'learnProcess',
  'activityResultVOList',
  'classStudentCourseResultVOS',
  'courseId',
  'learningPlatform',
  'thirdPlatformType',
  'learningUrl',
  'countResultVO',
  'endTime',
  'type',
  'realName',
  'optionData',
  'dateKey',
  'colorStatus',
  'finStatus',
  'resultMap',
  'rankIndex',
  'rankTotal',
  'requiredActivityNum',
  'children',
  'classroomId',
  'classroomType',
  'userStudyCourseDetailResultVO',
  'courseLiveClassroomResultVO',
  'offlineClassroomResultVO',
  'liveStatus',
  'numStatus',
  'classroomContent',
  'pageData',
  'transCodeVideoList',
  'templateType',
  'materialRelations',
  'materialResultVO',
  'storageUrl',
  'points',
  'pointDesc',
  'teacherList',
  'teacherName',
  'titbitName',
  'fileType',
  'signInTime',
  'learningDuration',
  'data',
  'component',
  '1',
  '4',
  '6',
  '__proto__',
  'constructor',
];

/** Trees that look like responses, with the server's field names in wrong positions. */
const { tree } = fc.letrec<{ tree: unknown }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5 },
    fc.oneof(
      fc.constantFrom(null, undefined, '', '[', '{"a":1}', '["A"]', '2026-11-20 10:30:00', -1, 0, 1, 2, 1e20),
      fc.string(),
      fc.double(),
      fc.boolean(),
    ),
    fc.array(tie('tree'), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...FIELDS), tie('tree'), { maxKeys: 8 }),
  ),
}));

describe('hostile data', () => {
  it.each(catalogue.map((endpoint) => [endpoint.id, endpoint] as const))(
    '%s reads a value or throws a MalformedError',
    (_, { parse }) => {
      const outcome = (data: unknown): unknown => {
        try {
          parse(data);
          return null;
        } catch (error) {
          return error instanceof MalformedError ? null : error;
        }
      };
      fc.assert(
        fc.property(fc.oneof(fc.anything(), tree), (data) => {
          expect(outcome(data)).toBeNull();
        }),
      );
    },
  );

  it('as the whole body resolves to a value or rejects with an ApiError', async () => {
    const bodies = fc.oneof(
      fc.string(),
      fc.json(),
      tree.map((data) => JSON.stringify({ code: 0, data })),
    );
    await fc.assert(
      fc.asyncProperty(bodies, async (body) => {
        const { client } = createRecordingClient(new Response(body));
        const error = await client.call(getPaper, { workId: '1' }).catch((caught: unknown) => caught);
        expect(error instanceof Error && !(error instanceof ApiError)).toBe(false);
      }),
    );
  });

  it('changes no prototype', () => {
    const data: unknown = JSON.parse(
      '{"__proto__":{"polluted":1},"questionResultVOMap":{"__proto__":[{"id":1}]}}',
    );
    for (const { parse } of catalogue) {
      try {
        parse(data);
      } catch {
        // Most parsers reject it; only the prototypes matter here.
      }
    }
    expect('polluted' in {}).toBe(false);
  });

  it('in a stem does not block the page', () => {
    const trunk = '<'.repeat(200_000) + '_'.repeat(200_000);
    const questionResultVOMap = { 4: [{ id: 1, trunk }] };
    expect(getPaper.parse({ questionResultVOMap }).groups[0]?.questions[0]?.blankCount).toBe(1);
  });
});
