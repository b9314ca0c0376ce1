import type { AlbumMaterial } from '@cloud-school/api-client';
import { X } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOr, type Loadable } from '../../primitives/block/Loadable.ts';
import { StageDialog } from '../../primitives/dialog/StageDialog.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type AlbumKind, materialsOfKind, neighbourIndex } from './albumKinds.ts';
import { AlbumStage } from './AlbumStage.tsx';

interface AlbumDialogProps {
  /** The album's name, while its pictures are still on their way. */
  name: string;
  materials: Loadable<AlbumMaterial[]>;
  /** What is on the stage; the first one where it is null or not in the album. */
  currentId: string | null;
  onSelect: (id: string) => void;
  /** Likes what is on the stage, or takes the like back; without it none is shown. */
  onLike?: (material: AlbumMaterial) => void;
  onClose: () => void;
  /** Comments on what is on the stage, as a column. */
  renderComments: (material: AlbumMaterial) => ReactNode;
}

/** An album over the page: a dark stage with its strip, comments at the side; arrow keys move (HOME-03). */
export function AlbumDialog(props: AlbumDialogProps) {
  const { name, materials, currentId, onSelect, onLike, onClose, renderComments } = props;
  const [kind, setKind] = useState<AlbumKind>('all');
  const all = dataOr(materials, []);
  const shown = materialsOfKind(all, kind);
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === currentId),
  );
  const current = shown[index];

  function open(place: number | null) {
    const material = place === null ? undefined : shown[place];
    if (material) onSelect(material.id);
  }

  function stepByKey({ key, target, defaultPrevented }: KeyboardEvent) {
    // In a field, in the switch and in a player the arrows have a meaning of their own.
    if (defaultPrevented || (target instanceof Element && target.closest('input, textarea'))) return;
    open(neighbourIndex(key, index, shown.length));
  }

  return (
    <StageDialog label={`相册：${name}`} onClose={onClose} onKeyDown={stepByKey}>
      <Columns>
        <Block
          of={materials}
          skeleton={<StageSkeleton />}
          isEmpty={({ length }) => length === 0}
          empty={
            <Notice>
              <EmptyState title="暂无数据" hint="这个相册还没有照片和视频" />
            </Notice>
          }
          errorTitle="相册没有加载出来"
        >
          {() => (
            <AlbumStage
              name={name}
              all={all}
              kind={kind}
              onKind={setKind}
              shown={shown}
              index={index}
              onOpen={open}
              onLike={onLike}
            />
          )}
        </Block>
        <Side>{current && renderComments(current)}</Side>
      </Columns>
      <Close type="button" aria-label="关闭相册" onClick={onClose}>
        <X size={22} aria-hidden />
      </Close>
    </StageDialog>
  );
}

function StageSkeleton() {
  return (
    <Notice>
      <Skeleton width="76%" height="58%" shape="block" />
    </Notice>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) 392px;
  height: 100%;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) 340px;
  }
  ${media.phone} {
    display: block;
    overflow-y: auto;
    overscroll-behavior: contain;
  }
`;

const Notice = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  padding: ${theme.space[6]};
  ${media.phone} {
    height: 60dvh;
  }
`;

const Side = styled.div`
  min-height: 0;
  background: ${theme.color.surface.card};
`;

const Close = styled.button`
  position: absolute;
  top: ${theme.space[3]};
  right: ${theme.space[5]};
  z-index: 2;
  display: grid;
  place-items: center;
  width: ${theme.size.control.medium};
  height: ${theme.size.control.medium};
  border-radius: ${theme.radius.control};
  background: ${theme.color.surface.card};
  color: ${theme.color.text.primary};
  &:hover {
    background: ${theme.color.surface.fill};
  }
  ${media.phone} {
    top: 6px;
    right: ${theme.space[2]};
    width: ${theme.size.control.touch};
    height: ${theme.size.control.touch};
    background: ${theme.color.surface.stage};
    color: ${theme.color.text.onStage};
  }
`;
