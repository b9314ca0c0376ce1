/** The screens whose whole page is a story: its id is that of the screen under `whole-screens`. */
export const WHOLE_SCREENS = [
  'home-screen',
  'hot-major-screen',
  'news-list-screen',
  'notice-list-screen',
  'school-profile-screen',
  'login-screen',
  'register-screen',
  'certificate-query-screen',
  'my-classes-screen',
  'training-class-screen',
  'timetable-screen',
  'course-screen',
  'lesson-screen',
  'classroom-detail-screen',
  'offline-classroom-screen',
  'exam-intro-screen',
] as const;

const STATES = ['full', 'default', 'student'];

/** The whole page in the place of a screen's full state, whose samples are of one school; null for other states. */
export function wholeScreenOf(storyId: string): string | null {
  const [screen, state = ''] = storyId.split('--');
  return WHOLE_SCREENS.some((whole) => whole === screen) && STATES.includes(state)
    ? `whole-screens--${screen}`
    : null;
}
