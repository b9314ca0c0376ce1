import { useId } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

interface SealProps {
  /** The school whose page confirms the certificate; written around the star. */
  name: string;
  /** Pixels */
  size: number;
  className?: string;
}

/** Letters that fit on the ring. */
const MAX_LETTERS = 14;

/** The red round seal of a result page. Its text marks it as a confirmation of the query, not the issuer's own seal. */
export function Seal({ name, size, className }: SealProps) {
  const id = useId();
  const letters = Array.from(name);
  const shown = letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS - 1).join('')}…` : name;
  return (
    <Root viewBox="0 0 128 128" width={size} height={size} className={className} aria-hidden>
      <circle cx="64" cy="64" r="58" fill="none" stroke="currentColor" strokeWidth="3.5" />
      <circle cx="64" cy="64" r="51" fill="none" stroke="currentColor" />
      <path id={id} d="M24.500 78a42 42 0 1 1 79 0" fill="none" />
      <Letters fontSize={letters.length > 10 ? 11 : 13}>
        <textPath href={`#${id}`} startOffset="50%" textAnchor="middle">
          {shown}
        </textPath>
      </Letters>
      <path
        d="M64 44l5.300 12.200 13.200 1.200-10 8.700 3 13L64 72.300 52.500 79.100l3-13-10-8.700 13.200-1.200Z"
        fill="currentColor"
      />
      <Letters x="64" y="100" textAnchor="middle" fontSize={11}>
        证书查询专用
      </Letters>
    </Root>
  );
}

const Root = styled.svg`
  color: ${theme.color.danger.ink};
`;

const Letters = styled.text`
  fill: currentColor;
  font-family: ${theme.type.serif};
  font-weight: 600;
  letter-spacing: 0.04em;
`;
