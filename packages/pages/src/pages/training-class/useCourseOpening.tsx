import type { StudyCourse } from '@cloud-school/domain';
import { type ReactNode, useRef, useState } from 'react';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { type BlankWindow, openCourse } from './openCourse.ts';
import { planCourseOpening } from './planCourseOpening.ts';

const CourseLink = lazyDialog(() => import('./CourseLink.tsx'), 'CourseLink');
const ClosedCourse = lazyDialog(() => import('./ClosedCourse.tsx'), 'ClosedCourse');

interface CourseOpeningOptions {
  headTeacherName: string | null;
  /** Opens the course page of this portal. */
  onPage: (course: StudyCourse) => void;
}

/** Opens courses where their platforms say, one at a time (CDET-07). */
export function useCourseOpening({ headTeacherName, onPage }: CourseOpeningOptions): {
  open: (course: StudyCourse) => void;
  openingId: string | null;
  dialog: ReactNode;
} {
  'use memo';
  const { client, toasts } = usePortal();
  const [openingId, setOpeningId] = useState<string | null>(null);
  const [closed, setClosed] = useState<StudyCourse | null>(null);
  const [offered, setOffered] = useState<{ courseName: string; address: string } | null>(null);
  // A second click can come before the state of the first one has rendered.
  const isOpening = useRef(false);

  async function openOutside(course: StudyCourse, opening: Parameters<typeof openCourse>[1]) {
    if (isOpening.current) return;
    isOpening.current = true;
    setOpeningId(course.id);
    await openCourse(course, opening, {
      client,
      openWindow: openBlankWindow,
      backUrl: window.location.href,
      offer: (address) => setOffered({ courseName: course.name, address }),
      warn: (message) => toasts.show('warning', message),
    });
    isOpening.current = false;
    setOpeningId(null);
  }

  function open(course: StudyCourse) {
    const opening = planCourseOpening(course);
    if (opening.kind === 'page') onPage(course);
    else if (opening.kind === 'closed') setClosed(course);
    else void openOutside(course, opening);
  }

  return {
    open,
    openingId,
    dialog: (
      <>
        {closed && (
          <ClosedCourse
            courseName={closed.name}
            headTeacherName={headTeacherName}
            onClose={() => setClosed(null)}
          />
        )}
        {offered && <CourseLink {...offered} onClose={() => setOffered(null)} />}
      </>
    ),
  };
}

/**
 * Opens an empty window. 'noopener' as a feature would return no handle to it, so its `opener` is cut by hand before it
 * goes to the other site. A link of the new window takes it there: with `location` the other site would receive the
 * address of this page as the referrer.
 */
function openBlankWindow(): BlankWindow | null {
  const opened = window.open('', '_blank');
  if (!opened) return null;
  opened.opener = null;
  opened.document.title = '正在打开课程';
  return {
    goTo: (address) => {
      // The student may have closed it meanwhile.
      if (opened.closed) return;
      const link = opened.document.createElement('a');
      link.href = address;
      link.rel = 'noreferrer';
      opened.document.body.append(link);
      link.click();
    },
    close: () => opened.close(),
  };
}
