import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { LazyQrCode } from '../lazy-qr-code/LazyQrCode.tsx';

/** A code to scan and what it is for. */
export type FooterCode = { label: string } & (
  | { text: string; pictureUrl?: undefined }
  | {
      text?: undefined;
      /** A code that is a picture already; undefined while it is not known. */
      pictureUrl: string | undefined;
    }
);

const SIZE = 96;

/** Codes to scan, side by side; nothing without any. */
export function FooterCodes({ codes }: { codes: FooterCode[] }) {
  if (codes.length === 0) return null;
  return (
    <Codes>
      {codes.map(({ label, text, pictureUrl }) => (
        <figure key={label}>
          {text === undefined ? (
            <Code>{pictureUrl && <img src={pictureUrl} alt={`${label}二维码`} loading="lazy" />}</Code>
          ) : (
            <LazyQrCode text={text} size={SIZE} label={`${label}二维码`} />
          )}
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

const Code = styled.div`
  width: ${SIZE}px;
  height: ${SIZE}px;
  overflow: hidden;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;
