import type { CommonQuestion, Product, Salary } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { CommonQuestions } from '../../cards/common-questions/CommonQuestions.tsx';
import { ConsultCard } from '../../cards/consult-card/ConsultCard.tsx';
import { DEFAULT_PRODUCT_LABELS, type ProductLabels } from '../../cards/product-card/ProductLabels.ts';
import { AsideColumns } from '../../layout/aside-columns/AsideColumns.ts';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { theme } from '../../theme/theme.ts';
import { ProductHero } from './ProductHero.tsx';
import { ProductIncludes } from './ProductIncludes.tsx';
import { ProductSkeleton } from './ProductSkeleton.tsx';
import { type ProductSchool, SchoolCard } from './SchoolCard.tsx';

export interface ProductScreenProps {
  /** Null when the school has no product of this id. */
  product: Loadable<Product | null>;
  labels?: ProductLabels;
  /** The reference salary of the occupation; null where no major of the school names the product. */
  salary: Salary | null;
  /** The common questions of the same major. */
  questions: CommonQuestion[];
  /** What is below its card waits for it. */
  school: Loadable<ProductSchool>;
  homeTo: string;
  /** Address of the training programmes. */
  listTo: string;
  certificateQueryTo: string;
  /** Opens the enrolment; without it there is no button. */
  onEnrol?: (() => void) | undefined;
  onConsult: () => void;
  /** The button that shares the page. */
  share?: ReactNode;
  /** Other products of the same major, below everything. */
  relatedProducts?: ReactNode;
}

/** A training product: its price and what it includes in the first screen, then certificate, questions and school. */
export function ProductScreen({
  product,
  labels = DEFAULT_PRODUCT_LABELS,
  salary,
  questions,
  school,
  homeTo,
  listTo,
  certificateQueryTo,
  onEnrol,
  onConsult,
  share,
  relatedProducts,
}: ProductScreenProps) {
  const shown = dataOf(product);
  return (
    <PageRoot $begin="heading">
      <Breadcrumb
        items={[
          { label: '首页', to: homeTo },
          { label: '培训项目', to: listTo },
          ...(shown ? [{ label: shown.name }] : []),
        ]}
      />
      {!shown && <VisuallyHidden as="h1">培训项目</VisuallyHidden>}
      <Block
        of={product}
        skeleton={<ProductSkeleton />}
        isEmpty={(data) => data === null}
        empty={
          <EmptyState
            title="没有找到这个培训项目"
            hint="它可能已经撤下"
            action={<ButtonLink to={listTo}>查看全部培训项目</ButtonLink>}
          />
        }
        errorTitle="培训项目加载失败"
      >
        {(data) =>
          data && (
            <article>
              <ProductHero
                product={data}
                salary={salary}
                onEnrol={onEnrol}
                onConsult={onConsult}
                share={share}
              />
              <AsideColumns>
                <Main>
                  <ProductIncludes product={data} labels={labels} certificateQueryTo={certificateQueryTo} />
                  {questions.length > 0 && <CommonQuestions questions={questions} questionId={null} />}
                </Main>
                <Side>
                  {school.status === 'ready' && <SchoolCard school={school.data} label={labels.training} />}
                  {school.status !== 'loading' && (
                    <ConsultCard phone={dataOf(school)?.phone ?? null} onConsult={onConsult} />
                  )}
                </Side>
              </AsideColumns>
              {relatedProducts && <Related>{relatedProducts}</Related>}
            </article>
          )
        }
      </Block>
    </PageRoot>
  );
}

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[8]};
`;

const Side = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: ${theme.space[6]};
`;

const Related = styled.div`
  margin-top: ${theme.space[10]};
`;
