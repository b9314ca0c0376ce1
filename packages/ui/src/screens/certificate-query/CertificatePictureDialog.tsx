import { ZoomIn, ZoomOut } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { theme } from '../../theme/theme.ts';

interface CertificatePictureDialogProps {
  /** An address that is known to be safe. */
  pictureUrl: string;
  onClose: () => void;
}

/** The certificate's picture in the width of the dialog; a button doubles it. */
export function CertificatePictureDialog({ pictureUrl, onClose }: CertificatePictureDialogProps) {
  const [isZoomed, setZoomed] = useState(false);
  const [isBroken, setBroken] = useState(false);
  return (
    <Dialog
      isOpen
      closeLabel="关闭"
      title="证书图片"
      width={1000}
      onClose={onClose}
      actions={
        !isBroken && (
          <Button
            variant="secondary"
            icon={isZoomed ? <ZoomOut size={16} aria-hidden /> : <ZoomIn size={16} aria-hidden />}
            onClick={() => setZoomed(!isZoomed)}
          >
            {isZoomed ? '适应窗口' : '放大一倍'}
          </Button>
        )
      }
    >
      {isBroken ? (
        <Broken>图片加载失败，请稍后再试</Broken>
      ) : (
        <Scroll tabIndex={0} aria-label="证书图片，可以滚动">
          <img
            src={pictureUrl}
            alt="证书图片"
            style={{ width: isZoomed ? '200%' : '100%', maxWidth: 'none' }}
            onError={() => setBroken(true)}
          />
        </Scroll>
      )}
    </Dialog>
  );
}

const Scroll = styled.section`
  overflow: auto;
  max-height: calc(100dvh - 220px);
  min-height: 160px;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
`;

const Broken = styled.p`
  padding: ${theme.space[10]} 0;
  color: ${theme.color.text.secondary};
  text-align: center;
`;
