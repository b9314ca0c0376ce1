import { styled } from 'styled-components';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
import { theme } from '../../theme/theme.ts';
import { LazyQrCode } from '../lazy-qr-code/LazyQrCode.tsx';

/** The app's QR code, and its address as a link. */
export function AppDownload({ url }: { url: string }) {
  return (
    <Root>
      <LazyQrCode text={url} size={136} label="下载 APP 的二维码" />
      <p>手机扫码下载</p>
      <Address href={url}>下载 APP</Address>
    </Root>
  );
}

const Root = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[1]};
  color: ${theme.color.text.secondary};
`;

const Address = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  min-height: ${theme.size.control.medium};
  color: ${theme.color.action.base};
  font: ${theme.type.bodyStrong};
`;
