import { getClassroomDetail } from '@cloud-school/api-client';
import {
  type Attendance,
  type Classroom,
  CONTENT_KINDS,
  hasLessonContent,
  isViewerKind,
  type LessonContent,
  type PlayerKind,
  toSchoolTime,
} from '@cloud-school/domain';
import type { ProgressSnapshot } from '@cloud-school/engine';
import { BlockBoundary, type ClassroomTarget, dataOf, type Loadable, mapLoadable } from '@cloud-school/ui';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { lazyComponent } from '../../platform/navigation/lazyComponent.ts';
import { paths } from '../../platform/navigation/paths.ts';
import { usePortal } from '../../platform/portal/Portal.ts';
import { useTenantId } from '../../platform/tenant/School.ts';
import { useNow } from '../../platform/time/useNow.ts';
import { useAppOnly } from '../app-only/useAppOnly.tsx';
import { useAttendance } from '../attendance/useAttendance.ts';
import { useFreshHandIns } from '../hand-ins/useFreshHandIns.ts';
import { withHandInsOfChapters } from '../hand-ins/withHandIns.ts';
import type { DownloadableLesson } from '../lesson-downloads/DownloadableLesson.ts';
import { useLessonProgress } from '../lesson-progress/useLessonProgress.ts';
import { createPlayhead } from './createPlayhead.ts';
import { lessonEnd } from './lessonEnd.ts';
import { LessonMedia } from './LessonMedia.tsx';
import type { LessonPlace } from './LessonPlace.ts';
import { lessonTarget, type ViewerPath } from './lessonTarget.ts';
import { neighbour } from './neighbour.ts';
import { toLessonHead } from './toLessonHead.ts';
import { useLessonData, useReloadDirectory } from './useLessonData.ts';
import { useLessonFrame } from './useLessonFrame.ts';
import { useHasCaptions, useLessonSettings } from './useLessonSettings.ts';
import { useLiveCalendar } from './useLiveCalendar.ts';
import { useRememberedLesson } from './useRememberedLesson.ts';
import { useStudyStart } from './useStudyStart.ts';
import { withProgress } from './withProgress.ts';

/** Everything that the viewer and the detail page share: data, attendance, progress, ways to other classrooms. */
export function useLesson(
  place: LessonPlace,
  wantedId: string | null,
  viewerPath: ViewerPath,
  /** Where the address opens it, in milliseconds; null once it was opened there, since the student has moved on. */
  atMs: number | null = null,
) {
  'use memo';
  const { config } = usePortal();
  const now = useNow();
  const { classId, userId, isPreview } = place;
  const findHandIn = useFreshHandIns(classId);
  const data = useLessonData(place, wantedId);
  const { courseId, chapters, classroomId, classroom, content, courseFailure } = data;
  const detail = useDetail(data);
  const { articleSize, onArticleSize, readPlayerSettings, keepPlayerSettings } = useLessonSettings();
  const hasCaptions = useHasCaptions();
  const { attendance, sign } = useAttendance(isPreview ? null : attendancePlace(place, data));
  const { lesson, snapshot, onMedia } = useStudy(place, data);
  const [playhead] = useState(createPlayhead);
  const { frame, storeFrame } = useLessonFrame(isPreview ? null : classroomId);
  // The server decides what is done: it is asked once it has the end of the lesson.
  const isPlayedToEnd = snapshot?.phase === 'playing' && snapshot.report.remainingMs === 0;
  useReloadDirectory(isPlayedToEnd && snapshot.saving === 'saved');
  const living = mapLoadable(chapters, (known) =>
    withHandInsOfChapters(withProgress(known, classroomId, snapshot?.percent ?? null), findHandIn),
  );
  const { getTarget, open, move, dialog } = useMoves({ ...place, courseId }, data, viewerPath);

  const schoolNow = toSchoolTime(now.getTime());
  const calendar = useLiveCalendar(classId, schoolNow);

  const address = classroom && toOwnAddress(place, getTarget(classroom));
  useRememberedLesson(
    address && classroom && userId ? { classId, classroom, chapters: dataOf(chapters) ?? [], address } : null,
    snapshot,
  );

  const renderPlayer = (player: PlayerKind, playedContent: LessonContent): ReactNode => (
    <LessonMedia
      key={classroomId}
      player={player}
      title={classroom?.name || '课堂'}
      content={playedContent}
      startAtMs={startOf(lesson === null ? NO_PROGRESS : snapshot, atMs)}
      initialSettings={readPlayerSettings()}
      onSettingsChange={keepPlayerSettings}
      onMedia={(event) => {
        playhead.follow(event);
        onMedia(event);
      }}
      onPlace={playhead.place}
      ref={playhead.attach}
      onRenew={data.renewContent}
      onNext={() => move(1)}
      posterUrl={frame}
      onFrame={storeFrame}
    />
  );

  const head = toLessonHead(data, dataOf(attendance));

  return {
    courseId,
    /** What can be downloaded; null for a preview, and while something is unknown. */
    downloadable: address ? toDownloadable(place, data) : null,
    classroom,
    courseFailure,
    dialog: (
      <>
        {dialog}
        {calendar.dialog}
      </>
    ),
    playhead,
    view: {
      head,
      signing: {
        attendance: shownAttendance(place, data, attendance),
        lesson: { isRequired: head.isRequired, status: data.activity?.status ?? null },
        onSign: sign,
        now,
      },
      directory: { chapters: living, currentId: classroomId, getTarget, onOpen: open },
      stage: {
        content,
        posterUrl: frame,
        hasCaptions,
        now: schoolNow,
        onCalendar: calendar.onCalendar,
        appCode: toAppCode(config.appDownloadAddress),
        renderPlayer,
        onRenew: () => void data.renewContent().catch(() => undefined),
        documentViewerAddress: config.documentViewerAddress,
        articleSize,
        onArticleSize,
      },
      study: {
        end: classroom && lessonEnd({ classroom, chapters: dataOf(living) ?? [], snapshot }),
        isUnsaved: snapshot?.saving === 'unsaved',
      },
      moves: { onPrevious: () => move(-1), onNext: () => move(1) },
      detail,
    },
  };
}

const AppCode = lazyComponent(() => import('../app-only/AppCode.tsx'), 'AppCode');

/** The download of the app as a code, fetched when it is shown. */
const toAppCode = (address: string | undefined) =>
  address && (
    <Suspense>
      <BlockBoundary title="二维码加载失败" variant="bare">
        <AppCode address={address} />
      </BlockBoundary>
    </Suspense>
  );

/** The page of a lesson that the student studies; null for a preview, and for what has no page. */
const toOwnAddress = ({ isPreview, userId }: LessonPlace, target: ClassroomTarget): string | null =>
  !isPreview && userId !== null && 'to' in target ? target.to : null;

/** The lesson as it is downloaded: the viewer, which opens without a network, and what its calls are asked. */
function toDownloadable(
  place: LessonPlace,
  { courseId, classroom, schoolContent, activityOf }: LessonData,
): DownloadableLesson | null {
  const { classId, studentId, type } = place;
  const content = dataOf(schoolContent);
  if (!content || !classroom || studentId === null || courseId === null) return null;
  const address = lessonTarget(
    classroom,
    { ...place, courseId, ...activityOf(classroom.id) },
    paths.lesson,
  )?.to;
  if (!address) return null;
  return { address, classId, courseId, studentId, isExam: type === 'exam', classroom, content };
}

type Start = Pick<ProgressSnapshot, 'resumeMs'>;
/** A preview without a student has no progress and starts at once. */
const NO_PROGRESS: Start = { resumeMs: 0 };

/** The moment of the address, once the saved place is known; else that place. */
const startOf = (snapshot: Start | null, atMs: number | null): number | null =>
  snapshot === null || snapshot.resumeMs === null ? null : (atMs ?? snapshot.resumeMs);

type LessonData = ReturnType<typeof useLessonData>;

const attendancePlace = (
  { classId, studentId, userId }: LessonPlace,
  { activityId, classroomId, courseId, isActivityKnown }: LessonData,
) => ({
  activityId: isActivityKnown ? activityId : null,
  classId,
  classroomId,
  courseId,
  studentId,
  userId,
});

/** Where the activities failed, it is not known either whether the lesson has attendance. */
function shownAttendance(
  { isPreview }: LessonPlace,
  { activities, activityId, isActivityKnown }: LessonData,
  attendance: Loadable<Attendance>,
): Loadable<Attendance> | null {
  if (activityId !== null) return attendance;
  return !isPreview && isActivityKnown && activities.status === 'failed' ? activities : null;
}

/** 课堂简介; null without a classroom. */
function useDetail({ classroomId, chapters }: LessonData) {
  'use memo';
  const detail = useLoadable(getClassroomDetail, classroomId === null ? null : { classroomId });
  return classroomId === null && chapters.status !== 'loading' ? null : detail;
}

/** Studies the classroom that is open: records its start, and its progress where it is played. A preview records nothing. */
function useStudy({ classId, studentId, userId, isPreview }: LessonPlace, data: LessonData) {
  'use memo';
  const tenantId = useTenantId();
  const { courseId, classroom, activityId } = data;
  const isKnown = studentId !== null && userId !== null && courseId !== null && classroom !== null;
  const lesson =
    isKnown && isViewerKind(classroom.kind)
      ? { classroomId: classroom.id, courseId, studentId, classId }
      : null;
  const isRecorded = !isPreview && data.isActivityKnown && hasContent(data);
  useStudyStart(lesson && isRecorded && userId ? { ...lesson, activityId, userId } : null);
  const progress = useLessonProgress(
    lesson && userId && classroom && CONTENT_KINDS[classroom.kind].player !== null
      ? { key: { tenantId, userId, ...lesson }, durationMs: classroom.duration, isRecorded: !isPreview }
      : null,
  );
  return { lesson, ...progress };
}

/** A visit of what the school has not uploaded is no study. */
function hasContent({ classroom, content }: LessonData): boolean {
  const known = dataOf(content);
  return (
    known !== null &&
    classroom !== null &&
    isViewerKind(classroom.kind) &&
    hasLessonContent(classroom.kind, known)
  );
}

/** The ways to other classrooms of the directory (VIEW-05). */
function useMoves(
  place: LessonPlace,
  { classrooms, classroomId, activityOf }: LessonData,
  viewerPath: ViewerPath,
) {
  'use memo';
  const { toasts } = usePortal();
  const navigate = useNavigate();
  const appOnly = useAppOnly('课程页');

  const getTarget = (target: Classroom): ClassroomTarget =>
    lessonTarget(target, { ...place, ...activityOf(target.id) }, viewerPath) ?? {
      onOpen: () => appOnly.show(target.name, target),
    };

  function open(target: Classroom) {
    const found = getTarget(target);
    if ('to' in found) void navigate(found.to);
    else found.onOpen();
  }

  function move(step: 1 | -1) {
    const target = neighbour(classrooms, classroomId, step);
    if (target) open(target);
    else toasts.show('info', step === 1 ? '已经是最后一个了' : '已经是第一个了');
  }

  return { getTarget, open, move, dialog: appOnly.dialog };
}
