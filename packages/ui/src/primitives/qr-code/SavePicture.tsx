import { Download } from 'lucide-react';
import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';
import { ExternalLink } from '../link/ExternalLink.tsx';
import { useIsPhone } from '../use-is-phone/useIsPhone.ts';

/** Under a QR code on a phone, which cannot scan its own screen; opens the picture where the phone may not save it. */
export function SavePicture({ url }: { url: string }) {
  return (
    useIsPhone() && (
      <Save href={url} download>
        <Download size={16} aria-hidden />
        <span>保存图片</span>
      </Save>
    )
  );
}

const Save = styled(ExternalLink)`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-height: 44px;
  font: ${theme.type.bodyStrong};
`;
