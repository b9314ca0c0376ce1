import { theme } from '../../../theme/theme.ts';

/** A sheet of homework with a pen and a tick. */
export function HomeworkScene() {
  const { accent, action, success, surface, text } = theme.color;
  return (
    <svg viewBox="0 0 264 176" width="264" height="176" fill="none" aria-hidden>
      <ellipse cx="132" cy="160" rx="108" ry="11" fill={accent.tint} />
      <g transform="rotate(-6 128 88)">
        <rect
          x="80"
          y="28"
          width="96"
          height="124"
          rx="10"
          fill={surface.card}
          stroke={accent.tint}
          strokeWidth="3"
        />
        <path d="M80 38a10 10 0 0 1 10-10h76a10 10 0 0 1 10 10v20H80Z" fill={accent.fill} />
        <g stroke={accent.ink} strokeWidth="6" strokeLinecap="round">
          <path d="M100 20v18M128 20v18M156 20v18" />
        </g>
        <g fill={accent.tint}>
          <rect x="94" y="72" width="68" height="7" rx="3.5" />
          <rect x="94" y="88" width="54" height="7" rx="3.5" />
          <rect x="94" y="104" width="38" height="7" rx="3.5" />
        </g>
      </g>
      <path d="m196 70 14 11-36 46-18 8 4-19Z" fill={action.base} />
      <path d="m160 116-4 19 18-8Z" fill={text.primary} />
      <circle cx="80" cy="130" r="24" fill={success.tint} />
      <path
        d="m70 131 7 7 14-15"
        stroke={success.ink}
        strokeWidth="5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
