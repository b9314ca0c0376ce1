import type { HotMajor } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { ConsultCard } from '../../cards/consult-card/ConsultCard.tsx';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { MajorCatalogue } from './catalogue/MajorCatalogue.tsx';
import { MajorDetail } from './MajorDetail.tsx';
import type { MajorOffer } from './MajorPrice.tsx';
import { MajorSkeleton } from './MajorSkeleton.tsx';

export interface HotMajorScreenProps {
  /** The catalogue, sorted by seq. */
  majors: Loadable<HotMajor[]>;
  /** The shown major; null when the school has none of this id, or none at all. */
  major: Loadable<HotMajor | null>;
  /** Id of the shown major; null when the school has no major at all. */
  majorId: string | null;
  /** The question named by the page's address: it starts open and scrolled into view. */
  questionId?: string | null;
  getLink: (major: HotMajor) => string;
  homeTo: string;
  /** Address of the page without an id. */
  listTo: string;
  /** Scrolls the named question into view. */
  onShowQuestion?: (question: HTMLElement) => void;
  /** The products of the major; their lowest price is shown beside its name. Null without products. */
  offer?: MajorOffer | null;
  /** Opens the enrolment; without it there is no button. */
  onEnrol?: () => void;
  /** Opens the consultation; without it there is no button. */
  onConsult?: () => void;
  /** The school's phone, shown with the consultation. */
  phone?: string | null;
  /** The button that shares the major. */
  share?: ReactNode;
  /** Shown below the questions. */
  relatedProducts?: ReactNode;
}

/** The hot majors of the school: the catalogue and one major in detail (MAJOR-01 to MAJOR-03). */
export function HotMajorScreen({
  majors,
  major,
  majorId,
  questionId = null,
  getLink,
  homeTo,
  listTo,
  onShowQuestion,
  offer = null,
  onEnrol,
  onConsult,
  phone = null,
  share,
  relatedProducts,
}: HotMajorScreenProps) {
  const shown = dataOf(major);
  const index = majors.status === 'ready' ? majors.data.findIndex(({ id }) => id === majorId) : -1;
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
      <Columns>
        <Side>
          <MajorCatalogue majors={majors} majorId={majorId} getLink={getLink} />
          {onConsult && <ConsultCard phone={phone} onConsult={onConsult} />}
        </Side>
        <Block
          of={major}
          skeleton={<MajorSkeleton />}
          isEmpty={(data) => data === null}
          empty={
            majorId === null ? (
              <EmptyState title="暂无数据" hint="学校发布热门专业后会出现在这里" />
            ) : (
              <EmptyState
                title="没有找到这个专业"
                hint="它可能已经撤下"
                action={<ButtonLink to={listTo}>查看全部专业</ButtonLink>}
              />
            )
          }
          errorTitle="专业介绍加载失败"
        >
          {(data) =>
            data && (
              <MajorDetail
                major={data}
                rank={index + 1}
                questionId={questionId}
                onShowQuestion={onShowQuestion}
                offer={offer}
                onEnrol={onEnrol}
                onConsult={onConsult}
                share={share}
                relatedProducts={relatedProducts}
              />
            )
          }
        </Block>
      </Columns>
    </PageRoot>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: 264px minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[6]};
  margin-top: ${theme.space[2]};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    gap: ${theme.space[4]};
    margin-top: 0;
  }
`;

const Side = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  min-width: 0;
`;
