import { makeHotMajor } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Component, type ComponentType, createRef, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import * as calendar from '../calendar.ts';
import * as parts from '../index.ts';
import * as map from '../map.ts';
import * as player from '../player.ts';
import * as questions from '../questions.ts';

/** Every entry of the package. */
const ui = { ...parts, ...calendar, ...map, ...player, ...questions };

/** Components that take no attributes of an element, by the reason. A component that is not listed keeps what it is given. */
const EXEMPT: Readonly<Record<string, string>> = {
  'A screen fills its page.': `
    AgreementScreen CertificateQueryScreen ClassroomDetailScreen CourseScreen ExamAnsweringScreen ExamFinishedScreen ExamIntroScreen
    HomeScreen HotMajorScreen LessonScreen LoginGuideScreen LoginScreen MineScreen MistakesScreen MyClassesScreen NewsDetailScreen NewsListScreen
    NotFoundScreen NoticeDetailScreen NoticeListScreen OfflineClassroomScreen OrganisationCodeScreen PracticeScreen
    ProductScreen RegisterScreen SchoolProfileScreen SchoolUnavailableScreen SignedInScreen SsoLoginScreen TimetableScreen
    TrainingClassScreen`,
  'It has no element.': `
    BrandScope BrandThemeProvider CaughtErrorContext DialogEntryContext LinkProvider RenewAddress SchoolSettingsProvider
    ScopedBrandTheme SingleKeysContext FollowPlace VideoHosts`,
  'It renders what it is given.': 'Block BlockBoundary RenderNearViewport ReservedSpace',
  'It is a part of one screen.': `
    AccountNews AlbumsBlock BannerBlock CouponsBlock EntriesBlock HomeColumns LatestNewsBlock MajorsBlock NewsBlock NewsVideo
    NoticesBlock ProductsBlock QuestionsBlock ReviewLoading ReviewsBlock
    ShortVideosBlock StudyEntriesSpace StudyTodaySkeleton StudyWeekSkeleton WhatNowSkeleton`,
  'It is a whole task with its own dialog or form.': `
    AlbumDialog AppOnlyDialog CertificateQueryForm ClosedCourseDialog ConsultationDialog DeleteNoteDialog DownloadsDialog ImageDialog
      InteractionPanel KeepQuestionDialog LessonCommentPanel LessonStage LessonTabs LessonTabsInteraction LiveContent NotePanel PhonePanel
    RegisterForm
    PhonePreviewDialog PreflightDialog QuestionAnswering QuestionPanel QuestionReview ReviewCommentsDialog ReviewFilesDialog SearchDialog
    ServicePanel SharePosterDialog ShortVideoDialog TranscriptPanel`,
  'A player is driven by its handle.': `
    AudioPlayer LazyAudioPlayer LazyLessonPlayer LazyVideo LessonPlayer VideoPlayer`,
  'It has more than one root.': 'AccountEntry AttendanceMark AuthDrawing HeaderDrawer LessonKindTags',
};
const exempt = new Set(Object.values(EXEMPT).flatMap((names) => names.trim().split(/\s+/)));

type AnyProps = Record<string, unknown>;

/** Props of the components whose stories do not name them, or that show nothing without more. */
const OWN_PROPS: Record<string, AnyProps> = {
  ExternalLink: { href: 'https://example.com', children: '链接' },
  ButtonLink: { to: '/', children: '链接' },
  HeaderBrand: { name: '学校', homeTo: '/' },
  PageContainer: {},
  PhonePageLink: { link: { to: '/', label: '链接' } },
  PhonePageTitle: { title: '标题', onBack: fn() },
  TabPanel: { id: 'panel', value: 'tab', children: '正文' },
  TextLink: { to: '/', children: '链接' },
  VisuallyHidden: {},
  Link: { to: '/', children: '链接' },
  LeadMajorCard: { major: makeHotMajor(), to: '/' },
  LayoutLink: { target: { to: '/', label: '链接' } },
  SectionHead: { id: 'head', title: '标题' },
  Spinner: {},
};

const stories = import.meta.glob<{ component?: unknown; args?: AnyProps }>(
  ['../**/*.stories.tsx', '!**/*.interactions.stories.tsx'],
  { eager: true, import: 'default' },
);
const propsOf = new Map(Object.values(stories).map(({ component, args }) => [component, args ?? {}]));

const isComponent = (value: unknown): value is ComponentType<AnyProps> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

const HANDLERS = {
  onClick: fireEvent.click,
  onKeyDown: fireEvent.keyDown,
  onFocus: fireEvent.focusIn,
  onBlur: fireEvent.focusOut,
  onPointerEnter: fireEvent.pointerOver,
  onCompositionEnd: fireEvent.compositionEnd,
};

/** What is lost of the props of a caller, as sentences. */
async function findLost(
  name: string,
  PublicComponent: ComponentType<AnyProps>,
  place: HTMLElement,
): Promise<string[]> {
  const props = OWN_PROPS[name] ?? propsOf.get(PublicComponent);
  if (!props) return [`${name} has no story with its props`];
  const ref = createRef<HTMLElement>();
  const handlers = Object.fromEntries(
    Object.keys(HANDLERS).map((key) => [key, fn((event: Event) => event.preventDefault())]),
  );
  const root = createRoot(place);
  let crash: unknown = null;
  root.render(
    <ui.BrandThemeProvider brandTheme={ui.plainBrandTheme}>
      <Catch onError={(error) => (crash = error)}>
        <PublicComponent
          {...props}
          {...(name === 'Dialog' && { isOpen: true })}
          {...handlers}
          ref={ref}
          className="callers-class"
          data-callers="own"
          aria-describedby="callers-note"
        />
      </Catch>
    </ui.BrandThemeProvider>,
  );
  try {
    await waitFor(() => expect(ref.current ?? crash).not.toBeNull(), { timeout: 700 });
  } catch {
    // A dialog would stay over the stories that follow.
    root.unmount();
    return [`${name} drops ref`];
  }
  const element = ref.current;
  if (!element) return [`${name} fails: ${String(crash)}`];
  const lost: string[] = [];
  if (!element.closest('.callers-class')) lost.push('className');
  if (element.dataset.callers !== 'own') lost.push('data attributes');
  if (!element.getAttribute('aria-describedby')?.split(' ').includes('callers-note'))
    lost.push('aria-describedby');
  for (const [key, fire] of Object.entries(HANDLERS)) {
    await fire(element);
    if (handlers[key]?.mock.calls.length === 0) lost.push(key);
  }
  root.unmount();
  if (ref.current !== null) lost.push('the end of ref');
  return lost.map((prop) => `${name} drops ${prop}`);
}

class Catch extends Component<{ onError: (error: unknown) => void; children: ReactNode }> {
  override state = { hasCrashed: false };
  static getDerivedStateFromError() {
    return { hasCrashed: true };
  }
  override componentDidCatch(error: unknown) {
    this.props.onError(error);
  }
  override render() {
    return this.state.hasCrashed ? null : this.props.children;
  }
}

const meta = { tags: ['!autodocs', '!dev'], render: () => <div /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** The vocabulary of props that all public components share: packages/ui/README.md. */
export const KeepWhatTheCallerPasses: Story = {
  play: async ({ canvasElement }) => {
    const lost: string[] = [];
    for (const [name, value] of Object.entries(ui)) {
      if (!/^[A-Z][a-z]/.test(name) || !isComponent(value) || exempt.has(name)) continue;
      const place = document.createElement('div');
      canvasElement.append(place);
      lost.push(...(await findLost(name, value, place)));
      place.remove();
    }
    await expect(lost).toEqual([]);
  },
};
