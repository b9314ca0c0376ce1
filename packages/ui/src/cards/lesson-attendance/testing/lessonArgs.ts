import { fn } from 'storybook/test';
import { ready } from '../../../primitives/block/Loadable.ts';

/** The activity and the attendance that the stories of lesson pages share: signed in, not yet signed out. */
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
    onSign: fn(),
    now: new Date('2026-11-21T11:00:00+08:00'),
  },
};
