import { type AlbumMaterial, listAlbumMaterials } from '@cloud-school/api-client';
import { AlbumDialog, dataOr, mapLoadable } from '@cloud-school/ui';
import { useMemo, useState } from 'react';
import { Comments } from '../comments/Comments.tsx';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useLikes } from '../likes/useLikes.ts';
import { usePerson } from '../../platform/session/usePerson.ts';
import type { OpenAlbum } from './albumSearch.ts';

interface AlbumPreviewProps {
  album: OpenAlbum;
  onSelect: (pictureId: string) => void;
  onClose: () => void;
}

/** An album with its pictures, videos and their comments, to like and to talk about (HOME-03). */
export function AlbumPreview({ album, onSelect, onClose }: AlbumPreviewProps) {
  const { tabKey, categoryId, pictureId } = album;
  const { knownId } = usePerson();
  // Fixed: what is liked from here on is known here.
  const [personId] = useState(knownId);
  const loaded = useLoadable(listAlbumMaterials, { tabKey, categoryId, personId });
  const { shown, toggle } = useLikes('picture');
  const materials = useMemo(
    () => mapLoadable(loaded, (items) => items.map((item) => shown(uncounted(item)))),
    [loaded, shown],
  );
  const [first] = dataOr(materials, []);
  return (
    <AlbumDialog
      name={first?.categoryName ?? '校园相册'}
      materials={materials}
      currentId={pictureId}
      onSelect={onSelect}
      onLike={(material) => void toggle(uncounted(material))}
      onClose={onClose}
      renderComments={({ id }) => <Comments object={{ kind: 'picture', id }} layout="column" />}
    />
  );
}

/** The server tells of a picture whether a person likes it, but not how many do. */
const uncounted = (material: AlbumMaterial) => ({ ...material, likeCount: 0 });
