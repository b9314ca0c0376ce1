import { styled } from 'styled-components';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { theme } from '../../theme/theme.ts';
import type { CertificateNameParts } from '../major-card/splitCertificateName.ts';

/** Characters that fit on a line of the sample. */
const MAX_LENGTH = 12;

/** Angles of the rosette's ellipses in degrees. */
const PETALS = Array.from({ length: 16 }, (_, index) => (index * 180) / 16);

type Look = 'accent' | 'action' | 'success';

const LOOKS: Record<Look, { paper: string; line: string; ink: string }> = {
  accent: { paper: theme.color.accent.tint, line: theme.color.accent.fill, ink: theme.color.accent.ink },
  action: { paper: theme.color.action.tint, line: theme.color.action.base, ink: theme.color.action.base },
  success: {
    paper: theme.color.success.tint,
    line: theme.color.success.line,
    ink: theme.color.success.ink,
  },
};

export interface CertificateSampleProps extends NativeProps<'svg', 'children'> {
  words: CertificateNameParts;
  /** Accessible name; without it the drawing is hidden from screen readers. */
  label?: string;
}

/** A certificate drawn from its name: paper, rosette and frame; no seal, which is its issuer's. */
export function CertificateSample({ words: { subject, kind }, label, ...rest }: CertificateSampleProps) {
  return (
    <Paper
      {...rest}
      viewBox="0 0 264 140"
      $look={getLook(kind)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <rect width="264" height="140" />
      <g fill="none" stroke="currentColor" opacity="0.24" strokeWidth="0.6">
        {PETALS.map((angle) => (
          <ellipse key={angle} cx="132" cy="70" rx="76" ry="34" transform={`rotate(${angle} 132 70)`} />
        ))}
      </g>
      <g fill="none" stroke="currentColor" opacity="0.7">
        <rect x="7.500" y="7.500" width="249" height="125" strokeWidth="1" />
        <rect x="11" y="11" width="242" height="118" strokeWidth="0.6" />
      </g>
      <Title x="132" y="60" fontSize="20" textAnchor="middle">
        {shorten(kind ?? subject)}
      </Title>
      <Subject x="132" y="86" fontSize="12" textAnchor="middle">
        {kind ? shorten(subject) : '样本'}
      </Subject>
    </Paper>
  );
}

function getLook(kind: string | null): Look {
  if (kind === null) return 'success';
  return kind.includes('等级') || kind.includes('资格') ? 'accent' : 'action';
}

const shorten = (text: string) => (text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH - 1)}…` : text);

const Paper = styled.svg<{ $look: Look }>`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  color: ${({ $look }) => LOOKS[$look].line};
  > rect {
    fill: ${({ $look }) => LOOKS[$look].paper};
  }
  > text {
    fill: ${({ $look }) => LOOKS[$look].ink};
  }
`;

/* Sizes in units of the drawing: it does not grow with the text of the browser. */
const Title = styled.text`
  font-weight: 600;
  font-family: ${theme.type.serif};
  letter-spacing: 2px;
`;

const Subject = styled.text`
  font-family: ${theme.type.serif};
`;
