import { isolate, type ReviewFile } from '@cloud-school/domain';
import { Play } from 'lucide-react';
import { styled } from 'styled-components';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ReviewFilesProps {
  files: ReviewFile[];
  /** Opens the file with this index. */
  onOpen: (index: number) => void;
}

/** Thumbnails of the files of a review. */
export function ReviewFiles({ files, onOpen }: ReviewFilesProps) {
  return (
    <List>
      {files.map(({ kind, url, posterUrl }, index) => {
        const name = `${KIND_NAMES[kind]} ${index + 1}`;
        return (
          <li key={url}>
            <Thumbnail
              type="button"
              // Behind a picture its colour would show at the rounded corners.
              $isBare={kind === 'video' && !posterUrl}
              aria-label={`查看${isolate(name)}`}
              onClick={() => onOpen(index)}
            >
              {kind === 'picture' && <Cover src={url} alt="" ratio="96/72" placeholderText={name} />}
              {kind === 'video' && posterUrl && (
                <Cover src={posterUrl} alt="" ratio="96/72" placeholderText={name} />
              )}
              {kind === 'video' && (
                <Veil>
                  <Play size={20} aria-hidden />
                </Veil>
              )}
            </Thumbnail>
          </li>
        );
      })}
    </List>
  );
}

const KIND_NAMES: Record<ReviewFile['kind'], string> = { picture: '图片', video: '视频' };

const List = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Thumbnail = styled.button<{ $isBare: boolean }>`
  position: relative;
  display: block;
  overflow: hidden;
  width: 96px;
  aspect-ratio: 96 / 72;
  ${media.phone} {
    width: 84px;
  }
  background: ${({ $isBare }) => ($isBare ? theme.color.surface.stage : 'none')};
  border-radius: ${theme.radius.control};
  &:hover {
    opacity: 0.88;
  }
`;

const Cover = styled(Picture)`
  border-radius: inherit;
`;

const Veil = styled.span`
  position: absolute;
  inset: 0;
  display: grid;
  place-items: center;
  background: ${theme.color.surface.scrim};
  color: ${theme.color.text.onStage};
`;
