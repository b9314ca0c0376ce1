import { listAlbumMaterials } from '@cloud-school/api-client';
import { AlbumDialog } from '@cloud-school/ui';
import { Comments } from '../comments/Comments.tsx';
import { useLoadable } from '../data/useLoadable.ts';
import type { OpenAlbum } from './albumSearch.ts';

interface AlbumPreviewProps {
  album: OpenAlbum;
  onSelect: (pictureId: string) => void;
  onClose: () => void;
}

/** An album with its pictures, videos and their comments (HOME-03). */
export function AlbumPreview({ album, onSelect, onClose }: AlbumPreviewProps) {
  const { tabKey, categoryId, pictureId } = album;
  const materials = useLoadable(listAlbumMaterials, { tabKey, categoryId, personId: null });
  const [first] = materials.status === 'ready' ? materials.data : [];
  return (
    <AlbumDialog
      name={first?.categoryName ?? '校园相册'}
      materials={materials}
      currentId={pictureId}
      onSelect={onSelect}
      onClose={onClose}
      renderComments={({ id }) => <Comments object={{ type: 'UNIVERSITY_PIC', id }} layout="column" />}
    />
  );
}
