import { listProducts } from '@cloud-school/api-client';
import { mapLoadable, RelatedProductsBlock } from '@cloud-school/ui';
import { useEnrolEntry } from '../app-entry/useEnrolEntry.tsx';
import { useLoadable } from '../../platform/data/useLoadable.ts';
import { useProductLabels } from './useProductLabels.ts';

interface RelatedProductsProps {
  /** In the order they are shown. */
  productIds: string[];
  title?: string;
  /** Cards under a page's content, or rows in its side column. */
  variant?: 'cards' | 'side';
}

/** Products that go with what is read, and the way to enrol; nothing where there are none. */
export function RelatedProducts({ productIds, title = '相关培训', variant }: RelatedProductsProps) {
  const products = useLoadable(listProducts, productIds.length > 0 ? { productIds } : null);
  const { open, dialog } = useEnrolEntry();
  const labels = useProductLabels();
  if (productIds.length === 0) return null;
  return (
    <>
      <RelatedProductsBlock
        title={title}
        products={mapLoadable(products, (found) =>
          productIds.flatMap((id) => found.find(({ productId }) => productId === id) ?? []),
        )}
        expected={productIds.length}
        variant={variant}
        labels={labels}
        onOpen={open}
      />
      {dialog}
    </>
  );
}
