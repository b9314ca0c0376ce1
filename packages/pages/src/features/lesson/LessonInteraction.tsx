import { type Classroom, CONTENT_KINDS, type LessonContent } from '@cloud-school/domain';
import {
  BlockBoundary,
  dataOf,
  type InteractionKind,
  LessonTabs,
  type LessonTabsPlace,
  type Loadable,
  type Playhead,
  useSchoolSettings,
} from '@cloud-school/ui';
import { Suspense, useState } from 'react';
import { lazyComponent, retryFailedImports } from '../../platform/navigation/lazyComponent.ts';

const ClassroomInteraction = lazyComponent(
  () => import('../interaction/ClassroomInteraction.tsx'),
  'ClassroomInteraction',
);

interface LessonInteractionProps {
  classId: string;
  /** Null while unknown, as are the student and the classroom. */
  courseId: string | null;
  studentId: string | null;
  classroom: Classroom | null;
  /** Beside the stage, floating over a page, or in the tabs of a phone. */
  place: 'column' | 'floating' | LessonTabsPlace;
  content: Loadable<LessonContent>;
  playhead: Playhead;
}

/**
 * Questions, notes and comments of a lesson, loaded beside it. The strip of the viewer has a like for all but videos
 * (VIEW-04), the floating panel always has one (CROOM-01).
 */
export function LessonInteraction({
  classId,
  courseId,
  studentId,
  classroom,
  place,
  content,
  playhead,
}: LessonInteractionProps) {
  const isPlayed = classroom !== null && CONTENT_KINDS[classroom.kind].player !== null;
  const captionsUrl = isPlayed ? (dataOf(content)?.captionsUrl ?? null) : null;
  const isUnknown = classroom === null || (isPlayed && content.status === 'loading');
  const hasTranscript = useLatestKnown(isUnknown ? null : captionsUrl !== null);
  const { hasComments } = useSchoolSettings();
  const unknown = typeof place === 'string' ? null : <LessonTabs {...place} />;
  if (courseId === null || studentId === null || classroom === null || hasTranscript === null) return unknown;
  return (
    <BlockBoundary title="课堂互动加载失败" variant="bare" onError={retryFailedImports}>
      <Suspense fallback={unknown}>
        <ClassroomInteraction
          {...{ classId, courseId, studentId }}
          {...(typeof place === 'string' ? { variant: place } : { variant: 'below', place })}
          classroomId={classroom.id}
          classroomName={classroom.name}
          tabs={listTabs({ hasTranscript, hasComments })}
          played={isPlayed ? { playhead, captionsUrl } : null}
          hasLike={place === 'floating' || CONTENT_KINDS[classroom.kind].player !== 'video'}
        />
      </Suspense>
    </BlockBoundary>
  );
}

type Tabs = readonly [InteractionKind, ...InteractionKind[]];

function listTabs({ hasTranscript, hasComments }: Record<'hasTranscript' | 'hasComments', boolean>): Tabs {
  const written: Tabs = hasComments ? ['questions', 'notes', 'comments'] : ['questions', 'notes'];
  return hasTranscript ? ['transcript', ...written] : written;
}

/**
 * The value, and while it is null the one before: the first shortcut of the strip waits for the first lesson's content, so that the
 * others do not move, and the panels of a strip stay while the next lesson loads.
 */
function useLatestKnown<Value>(value: Value | null): Value | null {
  const [known, setKnown] = useState(value);
  if (value !== null && value !== known) setKnown(value);
  return value ?? known;
}
