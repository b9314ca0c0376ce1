import { isolate, type AlbumMaterial } from '@cloud-school/domain';
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
import { type AlbumKind, filterByKind, neighbourIndex } from './albumKinds.ts';
import { AlbumStage } from './AlbumStage.tsx';

export interface AlbumDialogProps {
  /** The album's name, known before its pictures are loaded. */
  name: string;
  materials: Loadable<AlbumMaterial[]>;
  /** The material on the stage; null, or an id that the album does not contain, means the first one. */
  currentId: string | null;
  onSelect: (id: string) => void;
  /** Toggles the like of the material on the stage; no like button without it. */
  onLike?: (material: AlbumMaterial) => void;
  onClose: () => void;
  /** The comments column of the material on the stage; null for a stage as wide as the dialog. */
  renderComments: ((material: AlbumMaterial) => ReactNode) | null;
}

/** An album over the page: a dark stage with a thumbnail strip, and comments at the side; arrow keys change the picture (HOME-03). */
export function AlbumDialog(props: AlbumDialogProps) {
  const { name, materials, currentId, onSelect, onLike, onClose, renderComments } = props;
  const [kind, setKind] = useState<AlbumKind>('all');
  const all = dataOr(materials, []);
  const shown = filterByKind(all, kind);
  const index = Math.max(
    0,
    shown.findIndex(({ id }) => id === currentId),
  );
  const current = shown[index];

  function open(target: number | null) {
    const material = target === null ? undefined : shown[target];
    if (material) onSelect(material.id);
  }

  function stepByKey({ key, target, defaultPrevented }: KeyboardEvent) {
    // Text fields, the kind switch and the player handle arrow keys themselves.
    if (defaultPrevented || (target instanceof Element && target.closest('input, textarea'))) return;
    open(neighbourIndex(key, index, shown.length));
  }

  return (
    <StageDialog label={`相册：${isolate(name)}`} onClose={onClose} onKeyDown={stepByKey}>
      <Columns $hasSide={renderComments !== null}>
        <Block
          of={materials}
          skeleton={<StageSkeleton />}
          isEmpty={({ length }) => length === 0}
          empty={
            <Notice>
              <EmptyState title="暂无数据" hint="这个相册还没有照片和视频" />
            </Notice>
          }
          errorTitle="相册加载失败"
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
        {renderComments && <Side>{current && renderComments(current)}</Side>}
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

const Columns = styled.div<{ $hasSide: boolean }>`
  display: grid;
  grid-template-rows: minmax(0, 1fr);
  grid-template-columns: minmax(0, 1fr) ${({ $hasSide }) => $hasSide && '392px'};
  height: 100%;
  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr) ${({ $hasSide }) => $hasSide && '340px'};
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
