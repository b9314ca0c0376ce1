import { type Client, requestCourseLink, requestSsoCode, syncCourseUser } from '@cloud-school/api-client';
import { parseUrl, type StudyCourse, toWebAddress } from '@cloud-school/domain';
import { CLICK_CALL } from '../../platform/portal/clickCall.ts';
import type { CourseOpening } from './planCourseOpening.ts';
import { withSsoCode } from './planCourseOpening.ts';

/** A window that was opened empty, in the click, so that no pop-up blocker stops it. */
export interface BlankWindow {
  goTo: (address: string) => void;
  close: () => void;
}

interface CoursePorts {
  client: Pick<Client, 'call'>;
  /** Opens an empty window; null when the browser blocks it. */
  openWindow: () => BlankWindow | null;
  /** Where a platform returns to. */
  backUrl: string;
  /** Shows the address to press: a browser that blocks the window lets a link pass. */
  offer: (address: string) => void;
  /** Shows why the course did not open; failed calls show their own message. */
  warn: (message: string) => void;
}

type OutsideOpening = Exclude<CourseOpening, { kind: 'page' | 'closed' }>;

/**
 * Opens a course on another platform (CDET-07). Call it in the click itself: the window opens at once, and goes to the
 * address when it is known. It closes again when a call fails or the address is not http or https. Without a window the
 * student gets a link.
 */
export async function openCourse(
  course: Pick<StudyCourse, 'id'>,
  opening: OutsideOpening,
  { client, openWindow, backUrl, offer, warn }: CoursePorts,
): Promise<void> {
  const opened = openWindow();
  try {
    const address = toWholeAddress(await findAddress(course.id, opening, client, backUrl), backUrl);
    if (address) {
      if (opened) opened.goTo(address);
      else offer(address);
      return;
    }
    warn('课程地址有误，请联系班主任');
  } catch {
    // The error policy has shown the message.
  }
  opened?.close();
}

async function findAddress(
  courseId: string,
  opening: OutsideOpening,
  client: CoursePorts['client'],
  backUrl: string,
): Promise<string> {
  if (opening.kind === 'address') return opening.address;
  if (opening.kind === 'link') {
    return client.call(requestCourseLink, { backUrl, classroomCode: opening.classCode }, CLICK_CALL);
  }
  // An address that is none says so: no code is requested for it.
  if (!toWholeAddress(opening.address, backUrl)) return opening.address;
  await client.call(syncCourseUser, { courseId }, CLICK_CALL);
  return withSsoCode(opening.address, await client.call(requestSsoCode, { courseId }, CLICK_CALL), backUrl);
}

/** An http or https address, or a path of this site, as an absolute address; null for any other. */
function toWholeAddress(address: string, base: string): string | null {
  const web = toWebAddress(address);
  return web && (parseUrl(web, base)?.href ?? null);
}
