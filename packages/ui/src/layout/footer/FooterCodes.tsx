import { Download, Smartphone } from 'lucide-react';
import { styled } from 'styled-components';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
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
  const isPhone = useIsPhone();
  if (codes.length === 0) return null;
  return (
    <Codes>
      {codes.map(({ label, text, pictureUrl }) =>
        isPhone ? (
          <PhoneCode key={label} label={label} address={text ?? pictureUrl} isPicture={text === undefined} />
        ) : (
          <figure key={label}>
            {text === undefined ? (
              <Code>{pictureUrl && <img src={pictureUrl} alt={`${label}二维码`} loading="lazy" />}</Code>
            ) : (
              <LazyQrCode text={text} size={SIZE} label={`${label}二维码`} />
            )}
            <figcaption>{label}</figcaption>
          </figure>
        ),
      )}
    </Codes>
  );
}

interface PhoneCodeProps {
  label: string;
  address: string | undefined;
  isPicture: boolean;
}

/** A phone cannot scan its own screen: it opens the address, or saves the picture. */
function PhoneCode({ label, address, isPicture }: PhoneCodeProps) {
  if (address === undefined) return null;
  return (
    <CodeLink href={address} download={isPicture || undefined}>
      {isPicture ? <Download size={16} aria-hidden /> : <Smartphone size={16} aria-hidden />}
      <span>{isPicture ? `保存${label}图片` : label}</span>
    </CodeLink>
  );
}

const CodeLink = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-height: 44px;
  font: ${theme.type.body};
`;

const Codes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${theme.space[5]};
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
