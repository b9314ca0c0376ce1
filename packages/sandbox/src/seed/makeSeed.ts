import { FINANCE_LESSON_SEEDS } from './kingdee/financeLessonSeeds.ts';
import { makeKingdeeActivities } from './kingdee/kingdeeActivities.ts';
import { makeKingdeeAttempts } from './kingdee/kingdeeAttempts.ts';
import { makeKingdeeClasses } from './kingdee/kingdeeClasses.ts';
import { makeKingdeeClassLearning } from './kingdee/kingdeeClassLearning.ts';
import { makeKingdeeComments } from './kingdee/kingdeeComments.ts';
import { makeKingdeeCourses } from './kingdee/kingdeeCourses.ts';
import { KINGDEE_HOMEWORK } from './kingdee/kingdeeHomework.ts';
import { makeKingdeeInteraction } from './kingdee/kingdeeInteraction.ts';
import { INVOICE_TEST } from './kingdee/kingdeePartnerTests.ts';
import { makeKingdeeSchool } from './kingdee/kingdeeSchool.ts';
import { KINGDEE_TESTS } from './kingdee/kingdeeTests.ts';
import type { SandboxSeed } from './SandboxSeed.ts';
import { ENROLMENTS, STUDENTS } from './students.ts';
import { ELDER_CARE_LESSON_SEEDS } from './yunfan/elderCareLessonSeeds.ts';
import { makeSigningLessons } from './yunfan/signingLessons.ts';
import { makeYunfanActivities } from './yunfan/yunfanActivities.ts';
import { makeYunfanAttempts } from './yunfan/yunfanAttempts.ts';
import { makeYunfanClasses } from './yunfan/yunfanClasses.ts';
import { makeYunfanClassLearning } from './yunfan/yunfanClassLearning.ts';
import { makeYunfanComments } from './yunfan/yunfanComments.ts';
import { makeYunfanCourses } from './yunfan/yunfanCourses.ts';
import { YUNFAN_HOMEWORK } from './yunfan/yunfanHomework.ts';
import { makeYunfanInteraction } from './yunfan/yunfanInteraction.ts';
import { ENGLISH_TEST } from './yunfan/yunfanPartnerTests.ts';
import { makeYunfanSchool } from './yunfan/yunfanSchool.ts';
import { YUNFAN_TESTS } from './yunfan/yunfanTests.ts';

/** The content of two schools at `now`, so that their latest news is always recent. */
export function makeSeed(now: number): SandboxSeed {
  return {
    schools: [makeYunfanSchool(now), makeKingdeeSchool(now)],
    classes: [...makeYunfanClasses(now), ...makeKingdeeClasses(now)],
    activities: [...makeYunfanActivities(now), ...makeKingdeeActivities(now)],
    rollingActivities: makeSigningLessons,
    courses: [...makeYunfanCourses(now), ...makeKingdeeCourses(now)],
    lessons: [...ELDER_CARE_LESSON_SEEDS, ...FINANCE_LESSON_SEEDS],
    classLearning: [...makeYunfanClassLearning(now), ...makeKingdeeClassLearning(now)],
    tests: [
      ...YUNFAN_TESTS,
      ...YUNFAN_HOMEWORK,
      ENGLISH_TEST,
      ...KINGDEE_TESTS,
      ...KINGDEE_HOMEWORK,
      INVOICE_TEST,
    ],
    students: STUDENTS,
    enrolments: ENROLMENTS,
    attempts: [...makeYunfanAttempts(now), ...makeKingdeeAttempts(now)],
    comments: [...makeYunfanComments(now), ...makeKingdeeComments(now)],
    interactions: [makeYunfanInteraction(now), makeKingdeeInteraction(now)],
  };
}
