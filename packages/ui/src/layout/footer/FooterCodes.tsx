import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LazyQrCode } from '../lazy-qr-code/LazyQrCode.tsx';

/** A code to scan and what it is for. */
export interface FooterCode {
  label: string;
  text: string;
}

/** Codes to scan, side by side; nothing without any. */
export function FooterCodes({ codes }: { codes: FooterCode[] }) {
  if (codes.length === 0) return null;
  return (
    <Codes>
      {codes.map(({ label, text }) => (
        <figure key={label}>
          <LazyQrCode text={text} size={96} label={`${label}二维码`} />
          <figcaption>{label}</figcaption>
        </figure>
      ))}
    </Codes>
  );
}

const Codes = styled.div`
  display: flex;
  gap: ${theme.space[4]};
  font: ${theme.type.caption};
  text-align: center;
  figcaption {
    margin-top: ${theme.space[2]};
  }
`;
