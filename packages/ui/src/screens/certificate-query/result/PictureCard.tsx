import { Download, Printer, ZoomIn } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { cardSurface } from '../../../primitives/card-surface/cardSurface.ts';
import { ExternalLink } from '../../../primitives/link/ExternalLink.tsx';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

/** Result of a download: saved as a file, the picture opened in another tab, or shown by the caller to press long. */
export type DownloadOutcome = 'saved' | 'opened' | 'shown';

export interface PictureCardProps {
  /** Null when the certificate has no picture with a safe address. */
  pictureUrl: string | null;
  onView: (pictureUrl: string) => void;
  onDownload: (pictureUrl: string) => Promise<DownloadOutcome>;
  onPrint: () => void;
}

/** The certificate's picture with view and download, and the print button of the page (CERT-05). */
export function PictureCard({ pictureUrl, onView, onDownload, onPrint }: PictureCardProps) {
  const [isLoading, setLoading] = useState(false);
  const [outcome, setOutcome] = useState<DownloadOutcome | null>(null);

  const download = async (address: string) => {
    setLoading(true);
    setOutcome(null);
    const result = await onDownload(address);
    setLoading(false);
    setOutcome(result);
  };

  return (
    <Card>
      {pictureUrl === null ? (
        <Missing>
          <p>暂无证书图片</p>
          <span>以发证机构颁发的纸质证书为准</span>
        </Missing>
      ) : (
        <>
          <Thumbnail src={pictureUrl} alt="证书图片" ratio="300/212" placeholderText="证" />
          <Actions>
            <Button
              size="large"
              variant="secondary"
              icon={<ZoomIn size={18} aria-hidden />}
              onClick={() => onView(pictureUrl)}
            >
              查看大图
            </Button>
            <Button
              size="large"
              icon={<Download size={18} aria-hidden />}
              isLoading={isLoading}
              onClick={() => void download(pictureUrl)}
            >
              下载证书
            </Button>
          </Actions>
          <Note aria-live="polite">
            {outcome === 'saved' && <span>证书图片已下载</span>}
            {outcome === 'opened' && (
              <span>
                没有下载成功，已改为打开原图；没有打开时请
                <Direct href={pictureUrl}>点这里查看原图</Direct>
              </span>
            )}
          </Note>
        </>
      )}
      <Button variant="text" isFullWidth icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
        打印查询结果
      </Button>
    </Card>
  );
}

const Card = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[5]};
  ${cardSurface}
  ${media.phone} {
    padding: 0;
    background: none;
    box-shadow: none;
  }
`;

const Thumbnail = styled(Picture)`
  border-radius: ${theme.radius.segment};
  img {
    object-fit: contain;
  }
  ${media.phone} {
    display: none;
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
  button {
    padding-inline: ${theme.space[2]};
  }
`;

const Note = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  text-align: center;
  &:empty {
    display: none;
  }
`;

const Direct = styled(ExternalLink)`
  color: ${theme.color.action.base};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

const Missing = styled.div`
  display: grid;
  place-content: center;
  aspect-ratio: 300 / 160;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  text-align: center;
  p {
    font: ${theme.type.labelStrong};
  }
  span {
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
`;
