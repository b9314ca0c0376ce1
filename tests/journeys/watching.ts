import type { Page } from '@playwright/test';
import type { School } from './openSchool.ts';

/** Where the page's only video is, in milliseconds. */
export const getPosition = (page: Page) =>
  page.locator('video').evaluate((video: HTMLVideoElement) => Math.round(video.currentTime * 1000));

/** Waits until the page's only video has played to a second of it. */
export async function waitForPosition(page: Page, seconds: number) {
  await page.waitForFunction(
    (wanted) => (document.querySelector('video')?.currentTime ?? 0) >= wanted,
    seconds,
    // A video plays in real time; a busy machine stalls it.
    { polling: 100, timeout: 120_000 },
  );
}

/** Closes the page as a person closes a tab: its handlers of leaving run. */
export async function closeTab(page: Page) {
  await Promise.all([page.waitForEvent('close'), page.close({ runBeforeUnload: true })]);
}

/** The position that the school has stored for a lesson, in milliseconds; null for none. */
export async function storedPosition(school: School, classroomId: string): Promise<number | null> {
  const { studyRecords } = await school.state();
  return studyRecords.find((record) => record.classroomId === classroomId)?.learningDuration ?? null;
}

/** 00:47 */
export function toPlayTime(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  return [Math.floor(seconds / 60), seconds % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
