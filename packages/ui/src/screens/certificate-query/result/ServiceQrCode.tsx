import { styled } from 'styled-components';
import { safeHref } from '../../../primitives/link/safeHref.ts';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { SavePicture } from '../../../primitives/qr-code/SavePicture.tsx';
import { theme } from '../../../theme/theme.ts';

interface ServiceQrCodeProps {
  /** Unchecked address from the server; renders nothing when it is null or unsafe. */
  url: string | null;
  /** Width in px. */
  size: number;
}

/** The QR code of the customer service on a white ground. */
export function ServiceQrCode({ url, size }: ServiceQrCodeProps) {
  const src = url === null ? null : safeHref(url);
  if (src === null) return null;
  return (
    <div>
      <Frame style={{ width: size }}>
        <Picture src={src} alt="客服微信二维码" ratio={1} placeholderText="客服" />
      </Frame>
      <SavePicture url={src} />
    </div>
  );
}

const Frame = styled.div`
  overflow: hidden;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.card};
`;
