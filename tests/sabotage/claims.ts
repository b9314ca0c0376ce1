import type { Claim } from './Claim.ts';
import { accountClaims } from './claims/account.ts';
import { brandClaims } from './claims/brand.ts';
import { clientClaims } from './claims/client.ts';
import { commentsClaims } from './claims/comments.ts';
import { courseClaims } from './claims/course.ts';
import { examClaims } from './claims/exam.ts';
import { handInClaims } from './claims/handIn.ts';
import { homeClaims } from './claims/home.ts';
import { interactionClaims } from './claims/interaction.ts';
import { layoutClaims } from './claims/layout.ts';
import { lessonClaims } from './claims/lesson.ts';
import { newsClaims } from './claims/news.ts';
import { schoolClaims } from './claims/school.ts';
import { shellClaims } from './claims/shell.ts';
import { timetableClaims } from './claims/timetable.ts';
import { trainingClassClaims } from './claims/trainingClass.ts';

/** Every claim, in the order of the requirement list. */
export const claims: Claim[] = [
  ...shellClaims,
  ...layoutClaims,
  ...homeClaims,
  ...newsClaims,
  ...commentsClaims,
  ...schoolClaims,
  ...accountClaims,
  ...trainingClassClaims,
  ...interactionClaims,
  ...timetableClaims,
  ...courseClaims,
  ...lessonClaims,
  ...examClaims,
  ...handInClaims,
  ...clientClaims,
  ...brandClaims,
];
