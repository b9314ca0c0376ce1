import { RelatedProductsBlock, type RelatedProductsBlockProps } from '@cloud-school/ui';

export interface RelatedProductsPartProps extends Pick<
  RelatedProductsBlockProps,
  'products' | 'variant' | 'labels' | 'getLink'
> {
  /** Not `title`, which every element has: a hint under the pointer. */
  label?: string;
  /** The number of placeholders while they load. */
  expected?: number;
}

/** Training projects beside the content of a page. */
export const RelatedProductsPart = ({
  label = '相关项目',
  expected = 4,
  ...rest
}: RelatedProductsPartProps) => <RelatedProductsBlock {...rest} title={label} expected={expected} />;
