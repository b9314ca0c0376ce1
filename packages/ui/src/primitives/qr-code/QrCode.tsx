import { useMemo } from 'react';
import type { SVGAttributes } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { theme } from '../../theme/theme.ts';

/** The standard asks for four modules of white around a code. */
const QUIET_ZONE = 4;

interface QrCodeProps extends SVGAttributes<SVGSVGElement> {
  /** What a camera reads, 2000 bytes at most. */
  text: string;
  /** Pixels, the white around it included. */
  size: number;
  /** What the code is for: 下载 APP 二维码 */
  label: string;
}

/** A QR code as one drawn path, on its own white so that it scans on any ground. */
export function QrCode({ text, size, label, ...rest }: QrCodeProps) {
  const { path, width } = useMemo(() => drawCode(text), [text]);
  return (
    <Code
      {...rest}
      {...{ role: 'img', 'aria-label': label }}
      viewBox={`0 0 ${width} ${width}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Code>
  );
}

function drawCode(text: string): { path: string; width: number } {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { path: runs.join(''), width: size };
}

const Code = styled.svg`
  flex: none;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
`;
