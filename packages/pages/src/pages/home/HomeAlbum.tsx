import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { readAlbum, withAlbum } from '../../features/albums/albumSearch.ts';
import { lazyDialog } from '../../platform/history/lazyDialog.tsx';
import { stateToPassOn, useEntry } from '../../platform/history/ownEntry.ts';

const AlbumPreview = lazyDialog(() => import('../../features/albums/AlbumPreview.tsx'), 'AlbumPreview', {
  isInAddress: true,
});

/** History state of an album that a click on this page opened: closing it goes back in the history. */
export const OPENED_HERE = { isAlbumOpenedHere: true };

/** The dialog of the album in the address of the home page. */
export function HomeAlbum() {
  const [search, setSearch] = useSearchParams();
  const location = useLocation();
  const isOpenedHere = useEntry().isAlbumOpenedHere === true;
  const navigate = useNavigate();
  const album = readAlbum(search);
  if (!album) return null;

  const options = { replace: true, state: stateToPassOn(location) };
  function close() {
    if (isOpenedHere) void navigate(-1);
    else setSearch(withAlbum(search, null), { replace: true });
  }
  return (
    <AlbumPreview
      album={album}
      onSelect={(pictureId) => setSearch(withAlbum(search, { ...album, pictureId }), options)}
      onClose={close}
    />
  );
}
