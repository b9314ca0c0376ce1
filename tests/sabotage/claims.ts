import type { Claim } from './Claim.ts';
import { accountClaims } from './claims/account.ts';
import { brandClaims } from './claims/brand.ts';
import { certificateClaims } from './claims/certificate.ts';
import { clientClaims } from './claims/client.ts';
import { commentsClaims } from './claims/comments.ts';
import { courseClaims } from './claims/course.ts';
import { examClaims } from './claims/exam.ts';
import { formatsClaims } from './claims/formats.ts';
import { handInClaims } from './claims/handIn.ts';
import { homeClaims } from './claims/home.ts';
import { homeBlocksClaims } from './claims/homeBlocks.ts';
import { interactionClaims } from './claims/interaction.ts';
import { layoutClaims } from './claims/layout.ts';
import { lessonClaims } from './claims/lesson.ts';
import { myClassesClaims } from './claims/myClasses.ts';
import { newsClaims } from './claims/news.ts';
import { schoolClaims } from './claims/school.ts';
import { shellClaims } from './claims/shell.ts';
import { siteClaims } from './claims/site.ts';
import { studyingClaims } from './claims/studying.ts';
import { timetableClaims } from './claims/timetable.ts';
import { toolRailClaims } from './claims/toolRail.ts';
import { trainingClassClaims } from './claims/trainingClass.ts';
import { validatorsClaims } from './claims/validators.ts';

/** Every claim, in the order of the requirement list. */
export const claims: Claim[] = [
  ...shellClaims,
  ...siteClaims,
  ...layoutClaims,
  ...toolRailClaims,
  ...homeClaims,
  ...homeBlocksClaims,
  ...newsClaims,
  ...commentsClaims,
  ...formatsClaims,
  ...schoolClaims,
  ...certificateClaims,
  ...accountClaims,
  ...myClassesClaims,
  ...trainingClassClaims,
  ...interactionClaims,
  ...timetableClaims,
  ...courseClaims,
  ...lessonClaims,
  ...studyingClaims,
  ...examClaims,
  ...handInClaims,
  ...clientClaims,
  ...validatorsClaims,
  ...brandClaims,
];
