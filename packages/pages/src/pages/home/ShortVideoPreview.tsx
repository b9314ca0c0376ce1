import type { ShortVideo } from '@cloud-school/domain';
import { ShortVideoDialog } from '@cloud-school/ui/player';
import { useCommentsOf } from '../../features/comments/Comments.tsx';
import { RelatedProducts } from '../../features/products/RelatedProducts.tsx';

interface ShortVideoPreviewProps {
  video: ShortVideo;
  onLike: () => void;
  onClose: () => void;
}

/** The dialog of a short video with its products and comments. */
export function ShortVideoPreview({ video, onLike, onClose }: ShortVideoPreviewProps) {
  const commentsOf = useCommentsOf();
  return (
    <ShortVideoDialog
      video={video}
      onLike={onLike}
      onClose={onClose}
      products={
        video.productIds.length > 0 && <RelatedProducts productIds={video.productIds} variant="side" />
      }
      comments={commentsOf?.({ kind: 'short-video', id: video.id })}
    />
  );
}
