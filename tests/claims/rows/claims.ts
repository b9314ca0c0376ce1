import { type Claim, toClaim } from '../Claim.ts';
import { accountClaims } from './account.ts';
import { brandClaims } from './brand.ts';
import { certificateClaims } from './certificate.ts';
import { clientClaims } from './client.ts';
import { commentsClaims } from './comments.ts';
import { courseClaims } from './course.ts';
import { examClaims } from './exam.ts';
import { formatsClaims } from './formats.ts';
import { handInClaims } from './handIn.ts';
import { homeClaims } from './home.ts';
import { homeBlocksClaims } from './homeBlocks.ts';
import { interactionClaims } from './interaction.ts';
import { layoutClaims } from './layout.ts';
import { lessonClaims } from './lesson.ts';
import { myClassesClaims } from './myClasses.ts';
import { newsClaims } from './news.ts';
import { oursClaims } from './ours.ts';
import { schoolClaims } from './school.ts';
import { shellClaims } from './shell.ts';
import { siteClaims } from './site.ts';
import { studyingClaims } from './studying.ts';
import { timetableClaims } from './timetable.ts';
import { toolRailClaims } from './toolRail.ts';
import { trainingClassClaims } from './trainingClass.ts';
import { validatorsClaims } from './validators.ts';

/** Every claim, in the order of the requirement list, and after it what the list does not have. */
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
  ...oursClaims,
].map(toClaim);
