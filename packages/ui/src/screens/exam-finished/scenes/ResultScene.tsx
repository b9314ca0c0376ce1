import { theme } from '../../../theme/theme.ts';

const ROWS = [
  { y: 68, width: 64, tone: 'success' },
  { y: 88, width: 50, tone: 'danger' },
  { y: 108, width: 60, tone: 'success' },
] as const;

/** A laptop with a marked paper under a magnifying glass. */
export function ResultScene() {
  const { accent, action, surface, text } = theme.color;
  return (
    <svg viewBox="0 0 264 176" width="264" height="176" fill="none" aria-hidden>
      <ellipse cx="132" cy="160" rx="108" ry="11" fill={action.tint} />
      <rect x="66" y="32" width="132" height="98" rx="10" fill={text.primary} />
      <rect x="74" y="40" width="116" height="82" rx="4" fill={surface.card} />
      <rect x="86" y="50" width="44" height="7" rx="3.5" fill={action.base} />
      {ROWS.map(({ y, width, tone }) => (
        <g key={y}>
          <circle cx="91" cy={y + 3} r="5" fill={theme.color[tone].ink} />
          <rect x="102" y={y} width={width} height="7" rx="3.5" fill={action.mid} />
        </g>
      ))}
      <path d="M58 134h148l12 18a4 4 0 0 1-4 6H50a4 4 0 0 1-4-6Z" fill={action.mid} />
      <circle cx="180" cy="96" r="22" fill={surface.card} stroke={accent.fill} strokeWidth="6" />
      <path d="m196 113 16 16" stroke={accent.fill} strokeWidth="8" strokeLinecap="round" />
    </svg>
  );
}
