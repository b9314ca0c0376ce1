import { listProducts } from '@cloud-school/api-client';
import { mapLoadable, RelatedProductsBlock } from '@cloud-school/ui';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { productPath } from '../../platform/navigation/paths.ts';
import { useProductLabels } from './useProductLabels.ts';

interface RelatedProductsProps {
  /** In the order of the list. */
  productIds: string[];
  title?: string;
  /** The element's id, for a link to it. */
  id?: string;
  /** Cards under a page's content, or rows in its side column. */
  variant?: 'cards' | 'side';
}

/** Products related to an article or a video; each opens its page. Renders nothing without products. */
export function RelatedProducts({ productIds, title = '相关培训', id, variant }: RelatedProductsProps) {
  const products = useLoadable(listProducts, productIds.length > 0 ? { productIds } : null);
  const labels = useProductLabels();
  if (productIds.length === 0) return null;
  return (
    <RelatedProductsBlock
      id={id}
      title={title}
      products={mapLoadable(products, (found) =>
        productIds.flatMap((id) => found.find(({ productId }) => productId === id) ?? []),
      )}
      expected={productIds.length}
      variant={variant}
      labels={labels}
      getLink={productPath}
    />
  );
}
