import { isolate, type AlbumMaterial } from '@cloud-school/domain';
import { useEffect, useRef } from 'react';
import { styled } from 'styled-components';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { PlayDisc } from '../../primitives/play-disc/PlayDisc.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface AlbumStripProps {
  materials: AlbumMaterial[];
  currentId: string;
  onSelect: (id: string) => void;
}

/** The album as a strip of thumbnails, scrolled so that the current one is in the middle. */
export function AlbumStrip({ materials, currentId, onSelect }: AlbumStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const list = strip.current;
    const item = list?.children[materials.findIndex(({ id }) => id === currentId)];
    if (!list || !(item instanceof HTMLElement)) return;
    // scrollIntoView would also scroll the containers around the strip.
    list.scrollTo({ left: item.offsetLeft - (list.clientWidth - item.offsetWidth) / 2 });
  }, [currentId, materials]);

  return (
    <List ref={strip} aria-label="相册里的照片和视频">
      {withKeys(materials).map(([{ id, name, kind, pictureUrl }, key], index) => (
        <Item key={key}>
          <Thumb
            type="button"
            aria-label={`第 ${index + 1} ${KIND_NAMES[kind]}：${isolate(name)}`}
            aria-current={id === currentId ? 'true' : undefined}
            onClick={() => onSelect(id)}
          >
            <Picture src={pictureUrl ?? undefined} alt="" ratio="7/5" placeholderText={name} />
            {kind === 'video' && (
              <PlaySign>
                <PlayDisc />
              </PlaySign>
            )}
          </Thumb>
        </Item>
      ))}
    </List>
  );
}

const KIND_NAMES: Record<AlbumMaterial['kind'], string> = { picture: '张', video: '段视频' };

const List = styled.ul`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[2]};
  height: 136px;
  padding: 0 ${theme.space[6]};
  overflow-x: auto;
  background: ${theme.color.surface.stageDeep};
  scrollbar-color: ${theme.color.line.onStage} transparent;
  scrollbar-width: thin;
  ${media.phone} {
    height: 76px;
    padding: 0 ${theme.space[4]};
    scrollbar-width: none;
  }
`;

const Item = styled.li`
  flex: none;
  width: 112px;
  &:has([aria-current]) {
    width: 144px;
    padding: 0 ${theme.space[1]};
  }
  ${media.phone} {
    width: 76px;
    &:has([aria-current]) {
      width: 88px;
    }
  }
`;

const Thumb = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: ${theme.radius.control};
  > div {
    border-radius: inherit;
    opacity: 0.62;
  }
  &:hover > div,
  &[aria-current] > div {
    opacity: 1;
  }
  &[aria-current] {
    box-shadow:
      0 0 0 2px ${theme.color.surface.stageDeep},
      0 0 0 4px ${theme.color.text.onStage};
  }
  &:focus-visible {
    outline: 2px solid ${theme.color.text.onStage};
    outline-offset: 4px;
  }
`;

const PlaySign = styled.span`
  position: absolute;
  inset: auto auto ${theme.space[1]} ${theme.space[1]};
  transform: scale(0.67);
  transform-origin: 0 100%;
`;
