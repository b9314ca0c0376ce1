import { useMemo } from 'react';
import { styled } from 'styled-components';
import { encode } from 'uqr';
import { theme } from '../../theme/theme.ts';
import type { NativeProps } from '../native/NativeProps.ts';

/** The QR standard requires four modules of white around a code. */
const QUIET_ZONE = 4;

export interface QrCodeProps extends NativeProps<'svg', 'children'> {
  /** The encoded text, at most 2000 bytes. */
  text: string;
  /** Pixels, including the white margin. */
  size: number;
  /** Accessible name: 下载 APP 二维码 */
  label: string;
}

/** A QR code as one SVG path, on white so that it scans on any background. */
export function QrCode({ text, size, label, ...rest }: QrCodeProps) {
  const { path, width } = useMemo(() => toPath(text), [text]);
  return (
    <Code
      {...{ role: 'img', 'aria-label': label }}
      {...rest}
      viewBox={`0 0 ${width} ${width}`}
      width={size}
      height={size}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </Code>
  );
}

function toPath(text: string): { path: string; width: number } {
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
