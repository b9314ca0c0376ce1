import { fn } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';
import { SamplePlayer } from '../../../testing/SamplePlayer.ts';
import { makeChapters } from '../../classroom-row/testing/makeClassroom.ts';
import type { LessonView } from '../../lesson-content/LessonView.ts';
import { makeLessonContent } from '../../lesson-content/testing/makeLessonContent.ts';

/** What the stories of lesson pages share: a video of a course, the student signed in and not yet signed out. */
export const LESSON_ARGS = {
  head: {
    name: '失能老人体位转移与压疮预防：翻身、叩背与受压点检查',
    isRequired: true,
    isFaceToFace: false,
    startsAt: '2026-11-21 10:30:00',
    endsAt: '2026-11-21 12:00:00',
  },
  signing: {
    attendance: ready({
      startsAt: '2026-11-21 10:30:00',
      endsAt: '2026-11-21 12:00:00',
      isAutomatic: true,
      canSignIn: false,
      canSignOut: false,
      signedInAt: '2026-11-21 10:26:00',
      signedOutAt: null,
      isSignedIn: true,
      isSignedOut: false,
    }),
    lesson: { isRequired: true, status: 'attended' },
    onSign: fn(),
    now: new Date('2026-11-21T11:00:00+08:00'),
  },
  directory: {
    chapters: ready(makeChapters()),
    currentId: 'r-side-30',
    getTarget: ({ id, kind }) => (kind === 'live' ? { onOpen: fn() } : { to: `#${id}` }),
    onOpen: fn(),
  },
  stage: {
    content: ready(makeLessonContent()),
    renderPlayer: (kind) => <SamplePlayer>{kind === 'video' ? '视频播放器' : '音频播放器'}</SamplePlayer>,
    documentViewerAddress: '/media/viewer/document.html?src={address}',
    articleSize: 17,
    onArticleSize: fn(),
    now: '2026-11-21 11:00:00',
    onRenew: fn(),
    onCalendar: fn(),
  },
  study: { isUnsaved: false, end: null },
  moves: { onBack: fn(), onPrevious: fn(), onNext: fn() },
} satisfies Partial<LessonView>;
