import type { BusinessLine } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** The decorative drawing of a business line, in two colours of the brand. */
export function EntryIcon({ line }: { line: BusinessLine }) {
  return (
    <Drawing viewBox="0 0 44 44" aria-hidden>
      {drawings[line]}
    </Drawing>
  );
}

const drawings: Record<BusinessLine, ReactNode> = {
  enroll: (
    <>
      <path className="body" d="M9 5h20a3 3 0 0 1 3 3v28a3 3 0 0 1-3 3H9a3 3 0 0 1-3-3V8a3 3 0 0 1 3-3Z" />
      <path d="M13 14h12M13 21h9M13 28h6" />
      <path className="accent" d="M37 21.500l4 3.500-10.500 13-6 2.500 1.500-6.500Z" />
    </>
  ),
  study: (
    <>
      <path className="page" d="M22 12c-5-4-11-5-18-4v27c7-1 13 0 18 4 5-4 11-5 18-4V8c-7-1-13 0-18 4Z" />
      <path className="shade" d="M22 12c-5-4-11-5-18-4v27c7-1 13 0 18 4Z" />
      <path d="M22 12v27" />
      <path className="accent" d="M29 7h8v15l-4-3.500-4 3.500Z" />
    </>
  ),
  certificate: (
    <>
      <path className="body" d="M6 8h32a3 3 0 0 1 3 3v20a3 3 0 0 1-3 3H6a3 3 0 0 1-3-3V11a3 3 0 0 1 3-3Z" />
      <path d="M10 16h15M10 23h9" />
      <path className="accent" d="M26.500 29v12l4.500-3 4.500 3V29Z" />
      <circle className="accent" cx="31" cy="25" r="6.500" />
    </>
  ),
  exam: (
    <>
      <path className="page" d="M8 6h26a3 3 0 0 1 3 3v27a3 3 0 0 1-3 3H8a3 3 0 0 1-3-3V9a3 3 0 0 1 3-3Z" />
      <path className="body" d="M8 6h26a3 3 0 0 1 3 3v5H5V9a3 3 0 0 1 3-3Z" />
      <path d="M12 25l4 4 7-8" />
      <circle className="accent" cx="33" cy="32" r="8" />
      <path d="M33 27.500V32l3 2" />
    </>
  ),
  score: (
    <>
      <path className="body" d="M5 8h34v25H21l-8 7v-7H5Z" />
      <path
        className="accent"
        d="M22 12.500l2.500 5.200 5.700.8-4.100 4 1 5.700-5.100-2.700-5.100 2.700 1-5.700-4.100-4 5.700-.8Z"
      />
    </>
  ),
  identification: (
    <>
      <path
        className="body"
        d="M22 4l15.500 5.500v12C37.500 30.500 31 37 22 40.500 13 37 6.500 30.500 6.500 21.500v-12Z"
      />
      <path className="tick" d="M14.500 22l5.500 5.500L30 17" />
    </>
  ),
};

const Drawing = styled.svg`
  flex: none;
  width: 44px;
  height: 44px;
  fill: none;
  stroke: ${theme.color.action.deep};
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
  .body {
    fill: ${theme.color.action.onDeep};
  }
  .page {
    fill: ${theme.color.surface.card};
  }
  .shade {
    fill: ${theme.color.action.onDeep};
    stroke: none;
  }
  .accent {
    fill: color-mix(in srgb, ${theme.color.accent.fill} 60%, ${theme.color.surface.card});
  }
  .tick {
    stroke-width: 3;
  }
`;
