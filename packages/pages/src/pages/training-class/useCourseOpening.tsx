import type { StudyCourse } from '@cloud-school/domain';
import { type ReactNode, useRef, useState } from 'react';
import { lazyDialog } from '../../platform/navigation/lazyDialog.tsx';
import { usePortal } from '../../platform/portal/Portal.ts';
import { openBlankWindow } from './openBlankWindow.ts';
import { openCourse } from './openCourse.ts';
import { planCourseOpening } from './planCourseOpening.ts';

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
  const { client, toasts } = usePortal();
  const [openingId, setOpeningId] = useState<string | null>(null);
  const [closed, setClosed] = useState<StudyCourse | null>(null);
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
    dialog: closed && (
      <ClosedCourse
        courseName={closed.name}
        headTeacherName={headTeacherName}
        onClose={() => setClosed(null)}
      />
    ),
  };
}
