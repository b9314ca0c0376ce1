import type { BrandArt } from '../BrandTheme.ts';
import { theme } from '../theme.ts';

const { action, accent, surface, text } = theme.color;

/** An open book. */
function Mark({ title }: { title?: string }) {
  return (
    <svg
      viewBox="0 0 40 40"
      width="100%"
      height="100%"
      {...(title ? { role: 'img', 'aria-label': title } : { 'aria-hidden': true })}
    >
      <rect width="40" height="40" rx="10" fill={action.fill} />
      <path d="M19 13q-5-3-11-2v17q6-1 11 2ZM21 13q5-3 11-2v17q-6-1-11 2Z" fill={text.onAction} />
    </svg>
  );
}

/** A sheet with lines and a seal, 96x120; its colours are the brand's. */
function Certificate() {
  return (
    <g>
      <rect width="96" height="120" rx="8" fill={surface.card} stroke={action.mid} strokeWidth="2" />
      <rect x="16" y="20" width="40" height="8" rx="4" fill={action.base} />
      <path
        d="M20 48h56M20 64h56M20 80h28"
        stroke={action.mid}
        strokeWidth="6"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M66 100v24l8-6 8 6v-24Z" fill={accent.ink} />
      <circle cx="74" cy="94" r="13" fill={accent.fill} />
    </g>
  );
}

function EmptyScene() {
  return (
    <svg viewBox="0 0 160 100" width="160" height="100" aria-hidden>
      <ellipse cx="80" cy="90" rx="58" ry="8" fill={action.tint} />
      <rect
        x="50"
        y="14"
        width="60"
        height="72"
        rx="8"
        fill={surface.card}
        stroke={action.mid}
        strokeWidth="2"
      />
      <path
        d="M62 34h20M62 48h36M62 62h36"
        stroke={action.mid}
        strokeWidth="4"
        strokeLinecap="round"
        fill="none"
      />
      <circle cx="112" cy="24" r="8" fill={accent.fill} />
    </svg>
  );
}

function FinishedScene() {
  return (
    <svg viewBox="0 0 264 176" width="264" height="176" aria-hidden>
      <circle cx="132" cy="88" r="80" fill={action.tint} />
      <g transform="translate(84 26)">
        <Certificate />
      </g>
      <circle cx="188" cy="52" r="22" fill={action.fill} />
      <path
        d="M178 52l7 7 13-14"
        stroke={text.onAction}
        strokeWidth="4"
        strokeLinecap="round"
        strokeLinejoin="round"
        fill="none"
      />
    </svg>
  );
}

/** A school of three wings, on the brand's deep colour. */
function CampusScene() {
  return (
    <svg viewBox="0 0 620 240" width="620" height="240" aria-hidden>
      <circle cx="470" cy="92" r="64" fill={action.base} opacity="0.6" />
      <path d="M60 128h150v112H60ZM410 128h150v112H410Z" fill={action.mid} opacity="0.5" />
      <path d="M210 84h200v156H210Z" fill={action.onDeep} opacity="0.8" />
      <path d="M196 84l114-56 114 56Z" fill={action.mid} />
      <path
        d="M84 152h24v24H84ZM123 152h24v24h-24ZM162 152h24v24h-24ZM84 192h24v24H84ZM123 192h24v24h-24ZM162 192h24v24h-24ZM434 152h24v24h-24ZM473 152h24v24h-24ZM512 152h24v24h-24ZM434 192h24v24h-24ZM473 192h24v24h-24ZM512 192h24v24h-24ZM236 108h28v32h-28ZM356 108h28v32h-28ZM236 164h28v32h-28ZM356 164h28v32h-28Z"
        fill={action.deep}
        opacity="0.7"
      />
      <path d="M286 240v-64q0-24 24-24t24 24v64Z" fill={accent.fill} />
    </svg>
  );
}

/** Two low hills. */
function Waves() {
  return (
    <svg viewBox="0 0 664 60" width="100%" height="100%" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <path d="M0 40q166-52 332-12t332-10v42H0Z" fill="currentColor" opacity="0.45" />
      <path d="M0 54q180-30 360-4t304-14v24H0Z" fill="currentColor" />
    </svg>
  );
}

/** Rings of light from the lower right corner. */
function HeroScene() {
  return (
    <svg viewBox="0 0 1200 216" width="100%" height="100%" preserveAspectRatio="xMaxYMax slice" aria-hidden>
      <g fill={action.onDeep} opacity="0.06">
        <circle cx="1080" cy="216" r="420" />
        <circle cx="1080" cy="216" r="280" />
        <circle cx="1080" cy="216" r="150" />
      </g>
    </svg>
  );
}

/** A target that was hit. */
function GoalScene() {
  return (
    <svg viewBox="0 0 96 96" width="96" height="96" aria-hidden>
      <circle cx="60" cy="40" r="34" fill={accent.fill} opacity="0.2" />
      <circle cx="60" cy="40" r="22" fill={accent.fill} opacity="0.4" />
      <circle cx="60" cy="40" r="10" fill={accent.ink} />
    </svg>
  );
}

/** Certificates on steps that rise to the right. */
function AuthScene() {
  return (
    <svg viewBox="0 0 420 560" width="100%" height="100%" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <rect width="420" height="560" fill={action.deep} />
      <circle cx="330" cy="330" r="190" fill={action.base} opacity="0.55" />
      <circle cx="330" cy="330" r="110" fill={action.base} />
      <path d="M0 500h140v60H0Z" fill={action.mid} opacity="0.35" />
      <path d="M140 450h140v110H140Z" fill={action.mid} opacity="0.5" />
      <path d="M280 400h140v160H280Z" fill={action.mid} opacity="0.65" />
      <g transform="translate(302 272)">
        <Certificate />
      </g>
      <circle cx="210" cy="422" r="28" fill={accent.fill} />
      <circle cx="70" cy="480" r="20" fill={action.onDeep} />
    </svg>
  );
}

/** Two discs at the edges of the window. */
function AuthBackdrop() {
  return (
    <svg viewBox="0 0 1440 900" width="100%" height="100%" preserveAspectRatio="xMidYMax slice" aria-hidden>
      <g fill={action.mid} opacity="0.4">
        <circle cx="1300" cy="260" r="420" />
        <circle cx="80" cy="900" r="300" />
      </g>
    </svg>
  );
}

/** Drawings of simple shapes in a brand's own colours, for a brand that has none of its own. */
export const plainArt: BrandArt = {
  Mark,
  EmptyScene,
  FinishedScene,
  CampusScene,
  Waves,
  HeroScene,
  GoalScene,
  AuthScene,
  AuthBackdrop,
};
