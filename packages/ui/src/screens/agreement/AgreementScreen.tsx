import { Printer } from 'lucide-react';
import { styled } from 'styled-components';
import { ArticleCard } from '../../layout/article/ArticleCard.ts';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { Breadcrumb } from '../../primitives/breadcrumb/Breadcrumb.tsx';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { SkeletonRows } from '../../primitives/skeleton/SkeletonRows.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { AgreementText } from './AgreementText.tsx';
import { splitSections } from './splitSections.ts';

export interface AgreementScreenProps {
  title: string;
  /** The plain text; null where the host gives none. */
  text: Loadable<string | null>;
  /** The page of the host that has it instead, and is opening. */
  pageUrl?: string | null;
  homeTo: string;
  onPrint: () => void;
}

/** An agreement that a sign-in accepts, with its contents beside it (LOGIN-01). */
export function AgreementScreen({ title, text, pageUrl = null, homeTo, onPrint }: AgreementScreenProps) {
  const plain = dataOf(text);
  const sections = plain ? splitSections(plain, title) : [];
  return (
    <PageRoot $begin="heading">
      <Breadcrumb items={[{ label: '首页', to: homeTo }, { label: title }]} />
      <Head>
        <Title>{title}</Title>
        {sections.length > 0 && (
          <Print variant="text" icon={<Printer size={16} aria-hidden />} onClick={onPrint}>
            打印
          </Print>
        )}
      </Head>
      <Block
        of={text}
        skeleton={<TextSkeleton />}
        isEmpty={() => sections.length === 0}
        empty={
          <EmptyState
            title={pageUrl ? `正在打开${title}` : `还没有${title}的全文`}
            hint={pageUrl ? undefined : '全文请向学校索取'}
            action={pageUrl && <ButtonLink href={pageUrl}>直接打开</ButtonLink>}
          />
        }
        errorTitle={`${title}加载失败`}
      >
        {() => <AgreementText sections={sections} />}
      </Block>
    </PageRoot>
  );
}

function TextSkeleton() {
  return (
    <ArticleCard>
      <SkeletonRows count={8}>
        <Skeleton />
      </SkeletonRows>
    </ArticleCard>
  );
}

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${theme.space[4]};
  margin-block: ${theme.space[2]} ${theme.space[4]};
`;

const Title = styled.h1`
  font: ${theme.type.page};
  ${media.phone} {
    font: ${theme.type.section};
  }
`;

/* Its words end with the column. */
const Print = styled(Button)`
  margin-right: calc(-1 * ${theme.space[4]});
  ${media.print} {
    display: none;
  }
`;
