import { theme } from '../../theme/theme.ts';

/** Decoration: a folded map whose dashed route ends at an empty pin. */
export function LostScene() {
  const { action, accent, surface } = theme.color;
  return (
    <svg viewBox="0 0 320 200" width="320" height="200" style={{ maxWidth: '100%' }} aria-hidden>
      <ellipse cx="160" cy="182" rx="132" ry="12" fill={action.tint} />
      <g strokeWidth="3" strokeLinejoin="round" stroke={action.mid}>
        <path d="M48 62 112 44v118l-64 18Z" fill={surface.card} />
        <path d="M112 44l96 22v118l-96-22Z" fill={action.tint} />
        <path d="M208 66l64-18v118l-64 18Z" fill={surface.card} />
      </g>
      <path d="M48 138q32-22 64-10t96 14 64-18v42l-64 18-96-22-64 18Z" fill={action.mid} opacity="0.55" />
      <path
        d="M72 148c8-34 34-44 56-34s34 28 52 16 16-34 26-42"
        fill="none"
        stroke={action.base}
        strokeWidth="4"
        strokeLinecap="round"
        strokeDasharray="2 11"
      />
      <circle cx="72" cy="148" r="7" fill={surface.card} stroke={action.base} strokeWidth="4" />
      <path
        d="M214 10a34 34 0 0 1 34 34c0 25-34 54-34 54s-34-29-34-54a34 34 0 0 1 34-34Z"
        fill={surface.card}
        stroke={action.base}
        strokeWidth="4"
        strokeLinejoin="round"
      />
      <path
        d="M204 36c1-7 6-10 11-10 6 0 10 4 10 9 0 7-9 8-10 15"
        fill="none"
        stroke={accent.fill}
        strokeWidth="5"
        strokeLinecap="round"
      />
      <circle cx="215" cy="61" r="3.500" fill={accent.fill} />
    </svg>
  );
}
