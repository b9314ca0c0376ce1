import { expect } from '@playwright/test';

/** The partner's pages are the portal's with its theme: those with a figure are opened in its shell, too. */
type Figures = Readonly<Record<'portal', number> & Partial<Record<'kingdee', number>>>;

/**
 * What each page loads before any input, kB gzip of JavaScript and CSS, as it was measured. Its budget is 5 % more, and 8 %
 * above what it weighs today is too much: the journey prints the new figure for a page that has changed as much, so that a
 * budget goes down when the page does.
 */
export const FIGURES: Readonly<Record<string, Figures>> = {
  '/': { portal: 198, kingdee: 199 },
  '/login': { portal: 200 },
  '/login/student-login': { portal: 201 },
  '/login/promotion': { portal: 201 },
  '/sso-login': { portal: 199 },
  '/login-guide': { portal: 201 },
  '/register': { portal: 205, kingdee: 206 },
  '/organisation-qr': { portal: 206 },
  '/service-agreement': { portal: 196 },
  '/privacy-policy': { portal: 193 },
  '/notice': { portal: 204 },
  '/notice/list': { portal: 197 },
  '/notice/detail': { portal: 236 },
  '/educational-product': { portal: 216, kingdee: 245 },
  '/educational-product/detail': { portal: 225 },
  '/news': { portal: 202 },
  '/news-information/list': { portal: 200 },
  '/news-information/detail': { portal: 232 },
  '/query': { portal: 241 },
  '/query_pc': { portal: 235 },
  '/query_h5': { portal: 225 },
  '/school-info': { portal: 237, kingdee: 205 },
  '/kingdee-login': { portal: 200, kingdee: 201 },
  '/query_pc/kingdee': { portal: 239 },
  '*': { portal: 190 },
  '/study': { portal: 242 },
  '/study/me': { portal: 231 },
  '/study/mine': { portal: 241, kingdee: 241 },
  '/study/training-class': { portal: 239, kingdee: 239 },
  '/study/class-time-table': { portal: 225 },
  '/study/classroom/offline': { portal: 305 },
  '/study/classroom/online': { portal: 331, kingdee: 331 },
  '/study/classroom/classroom-detail': { portal: 342 },
  '/study/course/course-detail': { portal: 292 },
  '/study/homework': { portal: 253 },
  '/study/homework/answer': { portal: 274, kingdee: 246 },
  '/study/homework/answer-finish': { portal: 206 },
  '/study/homework/check-my-homework': { portal: 229 },
  '/study/test': { portal: 258 },
  '/study/test/answer': { portal: 245, kingdee: 245 },
  '/study/test/answer-finish': { portal: 241 },
  '/study/test/check-my-test-exam': { portal: 229 },
  '/study/mistakes': { portal: 264 },
  '/study/mistakes/practice': { portal: 288 },
  '/study/practice': { portal: 292 },
};

/** A lesson with a stream, which asks for its player's library last. */
export const STREAM_FIGURE = 449;

/** Files of JavaScript and CSS of the pages that most visits begin with, and of any other page. */
export const FIRST_FILES = 20;
export const FILES = 43;
export const FIRST_PAGES = ['/', '/login'];

/** Cumulative layout shift of a page. */
export const SHIFT = 0.01;

const ROOM = 1.05;
const MOST_ROOM = 1.08;

/** Compares a measured weight with the page's figure. */
export function expectFigure(name: string, weight: number, figure: number): void {
  const budget = figure * ROOM;
  const renewed = `${name} weighs ${weight.toFixed(1)} kB: write ${Math.round(weight)} into tests/budgets/figures.ts`;
  expect
    .soft(weight, `the budget is ${budget.toFixed(1)}; if it is worth it, ${renewed}`)
    .toBeLessThanOrEqual(budget);
  expect.soft(budget, `the budget has too much room: ${renewed}`).toBeLessThanOrEqual(weight * MOST_ROOM);
}
