import { paths } from '../../platform/navigation/paths.ts';

/** The student's own page and the pages of a class: on phones the header names them, with a way back. */
const PHONE_PAGES = [
  paths.mine,
  paths.trainingClass,
  paths.timetable,
  paths.course,
  paths.offlineClassroom,
  paths.testIntro,
  paths.homeworkIntro,
  paths.mistakes,
] as const;

export type PhonePagePath = (typeof PHONE_PAGES)[number];

export const findPhonePage = (pathname: string): PhonePagePath | undefined =>
  PHONE_PAGES.find((path) => path === pathname);
