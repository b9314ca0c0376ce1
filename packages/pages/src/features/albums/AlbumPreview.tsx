import { listAlbumMaterials } from '@cloud-school/api-client';
import type { AlbumMaterial } from '@cloud-school/domain';
import { dataOr, mapLoadable } from '@cloud-school/ui';
import { AlbumDialog } from '@cloud-school/ui/player';
import { useMemo, useRef } from 'react';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useCommentsOf } from '../comments/Comments.tsx';
import { useLikes } from '../likes/useLikes.ts';
import type { OpenAlbum } from './albumSearch.ts';

interface AlbumPreviewProps {
  album: OpenAlbum;
  onSelect: (pictureId: string) => void;
  onClose: () => void;
}

/** The dialog of an album: its pictures and videos with likes and comments (HOME-03). */
export function AlbumPreview({ album, onSelect, onClose }: AlbumPreviewProps) {
  const { tabKey, categoryId, pictureId } = album;
  const loaded = useLoadable(listAlbumMaterials, { tabKey, categoryId });
  const { shown, toggle } = useLikes('picture');
  const materials = useMemo(
    () => mapLoadable(loaded, (items) => items.map((item) => shown(withoutCount(item)))),
    [loaded, shown],
  );
  const commentsOf = useCommentsOf();
  // Closing may go back in the history, and a second press comes before the address has changed.
  const isClosing = useRef(false);
  function close() {
    if (isClosing.current) return;
    isClosing.current = true;
    onClose();
  }
  const [first] = dataOr(materials, []);
  return (
    <AlbumDialog
      name={first?.categoryName ?? '校园相册'}
      materials={materials}
      currentId={pictureId}
      onSelect={onSelect}
      onLike={(material) => void toggle(withoutCount(material))}
      onClose={close}
      renderComments={commentsOf && (({ id }) => commentsOf({ kind: 'picture', id }, 'column'))}
    />
  );
}

/** The server returns whether a person likes a picture, but no number of likes. */
const withoutCount = (material: AlbumMaterial) => ({ ...material, likeCount: 0 });
