import type { AlbumMaterial } from '@cloud-school/domain';
import { useContext, useRef } from 'react';
import { styled } from 'styled-components';
import { LazyVideo } from '../../player/poster/LazyVideo.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { media } from '../../theme/media.ts';
import { RenewAddress } from '../../theme/RenewAddress.ts';
import { theme } from '../../theme/theme.ts';

export function PictureOrVideo({
  material: { id, kind, videoUrl, pictureUrl, name },
}: {
  material: AlbumMaterial;
}) {
  const renewAddress = useContext(RenewAddress);
  const renewed = useRef(new Set<string>());
  /** Once: the file may be gone for good. */
  function renew() {
    if (pictureUrl === null || renewed.current.has(id)) return;
    renewed.current.add(id);
    renewAddress(pictureUrl).catch(() => undefined);
  }
  if (kind === 'video' && videoUrl !== null) {
    return (
      <VideoFrame>
        <LazyVideo key={id} src={videoUrl} title={name} posterUrl={pictureUrl} ratio="16/9" />
      </VideoFrame>
    );
  }
  return (
    <Photo
      key={id}
      src={pictureUrl ?? undefined}
      alt={name || '照片'}
      ratio="16/10"
      placeholderText={name}
      isEager
      onErrorCapture={renew}
    />
  );
}

const Photo = styled(Picture)`
  border-radius: ${theme.radius.segment};
  background: none;
  img {
    object-fit: contain;
  }
  ${media.phone} {
    border-radius: 0;
  }
`;

const VideoFrame = styled.div`
  display: grid;
  aspect-ratio: 16 / 10;
  align-items: center;
`;
