import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface CertificateArtProps {
  /** On the line of the name: the student's once it is hers. */
  name: string;
  /** Grey as long as there is no certificate. */
  isEarned: boolean;
}

/** Angles of the rosette's ellipses in degrees. */
const PETALS = Array.from({ length: 12 }, (_, index) => index * 15);

/** A small certificate: paper, rosette, frame and a line for the name; no seal, which is its issuer's. Decoration. */
export function CertificateArt({ name, isEarned }: CertificateArtProps) {
  return (
    <Paper viewBox="0 0 120 84" aria-hidden $isEarned={isEarned}>
      <rect width="120" height="84" rx="4" />
      <g fill="none" stroke="currentColor" strokeWidth="0.5" opacity="0.3">
        {PETALS.map((angle) => (
          <ellipse key={angle} cx="60" cy="44" rx="34" ry="14" transform={`rotate(${angle} 60 44)`} />
        ))}
      </g>
      <g fill="none" stroke="currentColor">
        <rect x="4.500" y="4.500" width="111" height="75" strokeWidth="1" />
        <rect x="7" y="7" width="106" height="70" strokeWidth="0.5" opacity="0.6" />
      </g>
      <Title x="60" y="26" textAnchor="middle" fontSize="11">
        培训结业证书
      </Title>
      <text x="60" y="50" textAnchor="middle" fontSize={name.length > 5 ? 9 : 13}>
        {name.length > 9 ? `${name.slice(0, 8)}…` : name}
      </text>
      <path d="M34 58h52M44 66h32" stroke="currentColor" strokeWidth="0.8" opacity="0.5" />
    </Paper>
  );
}

const Paper = styled.svg<{ $isEarned: boolean }>`
  display: block;
  flex: none;
  width: 120px;
  height: 84px;
  color: ${({ $isEarned }) => ($isEarned ? theme.color.action.base : theme.color.text.tertiary)};
  > rect {
    fill: ${({ $isEarned }) => ($isEarned ? theme.color.action.tint : theme.color.surface.fill)};
  }
  > text {
    fill: currentColor;
    font-family: ${theme.type.serif};
  }
`;

const Title = styled.text`
  font-weight: 600;
  letter-spacing: 1px;
`;
