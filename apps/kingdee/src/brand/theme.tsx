import { AuthDrawing, type BrandTheme, type PosterKind } from '@cloud-school/ui/theme';
import authBackdrop from './auth-backdrop.svg';
import authScene from './auth-scene.svg';
import campusScene from './campus.svg';
import { colors } from './colors.ts';
import finishedScene from './finished.svg';
import schoolScene from './people-campus.svg';
import majorScene from './poster-major.svg';
import newsScene from './poster-news.svg';
import noticeScene from './poster-notice.svg';
import projectScene from './poster-project.svg';

function Mark({ title }: { title?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="100%"
      height="100%"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <rect width="40" height="40" rx="9" fill="#0A62EA" />
      <path d="M9 28L20 9v19Z" fill="#fff" />
      <path d="M22.500 28V14L31 28Z" fill="#12D3C0" />
      <path d="M8 31.500h24" stroke="#fff" strokeWidth="2.200" strokeLinecap="round" />
    </svg>
  );
}

function EmptyScene() {
  return (
    <svg viewBox="0 0 160 100" width="160" height="100" aria-hidden>
      <ellipse cx="80" cy="88" rx="58" ry="8" fill="#E9F2FF" />
      <rect x="42" y="14" width="76" height="66" rx="8" fill="#fff" stroke="#BBD6FF" strokeWidth="2" />
      <path d="M54 66V48M68 66V38M82 66V52" stroke="#BBD6FF" strokeWidth="7" strokeLinecap="round" />
      <path
        d="M50 40l20-12 18 10 24-20"
        stroke="#0A62EA"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="112" cy="18" r="6" fill="#fff" stroke="#12B5A5" strokeWidth="3" />
    </svg>
  );
}

function FinishedScene() {
  return <img src={finishedScene} width={264} height={176} alt="" />;
}

function CampusScene() {
  return <img src={campusScene} width={620} height={240} alt="" />;
}

const POSTER_SCENES: Record<PosterKind, string> = {
  school: schoolScene,
  project: projectScene,
  major: majorScene,
  news: newsScene,
  notice: noticeScene,
};

function PosterScene({ kind }: { kind: PosterKind }) {
  return <img src={POSTER_SCENES[kind]} alt="" />;
}

function Waves() {
  return (
    <svg viewBox="0 0 664 60" width="100%" height="100%" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path d="M0 48l110-20 96 12 128-30 96 22 110-18 124-14v60H0Z" fill="currentColor" opacity="0.45" />
      <path d="M0 58l140-16 120 8 150-22 110 12 144-20v40H0Z" fill="currentColor" />
    </svg>
  );
}

/** A grid of 48 px over the panel; in its right third a rising line, which on a phone keeps to the lower right corner. */
function HeroScene() {
  return (
    <svg width="100%" height="100%" aria-hidden>
      <svg viewBox="0 0 1200 216" width="100%" height="100%" preserveAspectRatio="xMaxYMax slice">
        <path
          d="M0 24h1200M0 72h1200M0 120h1200M0 168h1200M48 0v216M96 0v216M144 0v216M192 0v216M240 0v216M288 0v216M336 0v216M384 0v216M432 0v216M480 0v216M528 0v216M576 0v216M624 0v216M672 0v216M720 0v216M768 0v216M816 0v216M864 0v216M912 0v216M960 0v216M1008 0v216M1056 0v216M1104 0v216M1152 0v216"
          stroke="#fff"
          opacity="0.05"
        />
      </svg>
      <svg x="66%" viewBox="0 0 400 216" width="34%" height="100%" preserveAspectRatio="xMaxYMax meet">
        <path d="M0 216l72-44 52 8 62-54 60-14 42-30 76-48 36 12v170Z" fill="#1A55C8" opacity="0.22" />
        <path
          d="M0 216l72-44 52 8 62-54 60-14 42-30 76-48 36 12"
          stroke="#12D3C0"
          strokeWidth="2.500"
          fill="none"
          opacity="0.55"
          strokeLinejoin="round"
        />
        <g fill="#0F2E6E" stroke="#12D3C0" strokeWidth="2" opacity="0.7">
          <circle cx="72" cy="172" r="4" />
          <circle cx="186" cy="126" r="4" />
        </g>
      </svg>
    </svg>
  );
}

/** Bars and a line that rises over them. */
function GoalScene() {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden>
      <path d="M14 90V70h14v20ZM40 90V56h14v34ZM66 90V40h14v50Z" fill="#B5E6E0" />
      <path
        d="M10 54l24-16 16 8 32-30"
        stroke="#0A7A70"
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <circle cx="84" cy="14" r="5" fill="#12B5A5" />
    </svg>
  );
}

/** A certified colleague in front of a chart. */
function AuthScene() {
  return <AuthDrawing src={authScene} />;
}

/** A rising line over a navy grid. */
function AuthBackdrop() {
  return <AuthDrawing src={authBackdrop} />;
}

/** Navy, blue and teal over a chart line. */
export const theme: BrandTheme = {
  id: 'kingdee',
  overrides: colors,
  art: {
    Mark,
    EmptyScene,
    FinishedScene,
    CampusScene,
    PosterScene,
    Waves,
    HeroScene,
    GoalScene,
    AuthScene,
    AuthBackdrop,
  },
};
