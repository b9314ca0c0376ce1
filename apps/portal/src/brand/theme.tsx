import { AuthDrawing, type BrandTheme, type PosterKind, theme as values } from '@cloud-school/ui/theme';
import authBackdrop from './auth-backdrop.svg';
import authScene from './auth-scene.svg';
import campusScene from './campus.svg';
import enterpriseScene from './enterprise-scene.svg';
import finishedScene from './finished.svg';
import liveScene from './live-scene.svg';
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
      <circle cx="20" cy="20" r="20" fill={values.color.action.fill} />
      <path d="M18.5 7c-6.500 6-9.500 12-9.500 19h9.500Z" fill="#fff" />
      <path d="M21 12v14h9c-1.200-5.800-4-10.400-9-14Z" fill="#FFB45E" />
      <path
        d="M8 29.500c4-2.400 8-2.400 12 0s8 2.400 12 0"
        stroke="#fff"
        strokeWidth="2.400"
        fill="none"
        strokeLinecap="round"
      />
    </svg>
  );
}

function EmptyScene() {
  return (
    <svg viewBox="0 0 160 100" width="160" height="100" aria-hidden>
      <ellipse cx="80" cy="88" rx="58" ry="8" fill={values.color.action.tint} />
      <circle cx="128" cy="24" r="10" fill="#FBD9B0" />
      <path d="M76 8C58 24 48 48 47 78h29Z" fill="#fff" stroke={values.color.action.mid} strokeWidth="2" />
      <path d="M82 24v54h34C112 54 102 36 82 24Z" fill={values.color.action.mid} />
      <path
        d="M34 82q11-8 23 0t23 0 23 0 23 0"
        stroke={values.color.action.fill}
        strokeWidth="3"
        fill="none"
        strokeLinecap="round"
      />
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
      <path
        d="M0 24q42-18 83 0t83 0 83 0 83 0 83 0 83 0 83 0 83 0v40H0Z"
        fill="currentColor"
        opacity="0.45"
      />
      <path d="M0 42q42-14 83 0t83 0 83 0 83 0 83 0 83 0 83 0 83 0v30H0Z" fill="currentColor" />
    </svg>
  );
}

/** A pale sail's edge and two low waves. */
function HeroScene() {
  return (
    <svg viewBox="0 0 1200 216" width="100%" height="100%" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      <path d="M700 0q-70 92-96 216h596V0Z" fill="#fff" opacity="0.06" />
      <path
        d="M0 184q75-22 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v32H0Z"
        fill="#1636A0"
        opacity="0.4"
      />
      <path
        d="M0 200q75-16 150 0t150 0 150 0 150 0 150 0 150 0 150 0 150 0v16H0Z"
        fill="#1636A0"
        opacity="0.7"
      />
    </svg>
  );
}

/** A flag on a hill. */
function GoalScene() {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden>
      <path d="M0 96q24-54 96-68v68Z" fill="#FFE3BF" />
      <path d="M46 78V14" stroke="#B84E06" strokeWidth="3" strokeLinecap="round" />
      <path d="M48 14l30 11-30 11Z" fill="#F5820B" />
    </svg>
  );
}

/** A nurse, a sail and the waves. */
function AuthScene() {
  return <AuthDrawing src={authScene} />;
}

/** A manager with glasses, the sail and the waves, on a deeper blue. */
function EnterpriseScene() {
  return <AuthDrawing src={enterpriseScene} />;
}

/** The teacher before two circles. */
function LiveScene() {
  return <AuthDrawing src={liveScene} />;
}

/** Pale sails over three waves. */
function AuthBackdrop() {
  return <AuthDrawing src={authBackdrop} />;
}

/** The standard colours, and drawings of sail and wave. */
export const theme: BrandTheme = {
  id: 'standard',
  overrides: {},
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
    EnterpriseScene,
    LiveScene,
    AuthBackdrop,
  },
};
