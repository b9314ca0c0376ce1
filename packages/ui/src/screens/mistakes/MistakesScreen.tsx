import { isolate, type Mistake, type MistakeCards } from '@cloud-school/domain';
import { Printer } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PageRoot } from '../../layout/page-root/PageRoot.ts';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { WideBreadcrumb } from '../../primitives/breadcrumb/WideBreadcrumb.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { NoticeStrip } from '../../primitives/notice-strip/NoticeStrip.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { Switch } from '../../primitives/switch/Switch.tsx';
import { visuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { type MistakesBookProps, MistakesBook } from './MistakesBook.tsx';

export interface MistakesScreenProps extends Omit<
  MistakesBookProps,
  'mistakes' | 'cards' | 'areAnswersLast' | 'phonePrint'
> {
  /** Breadcrumb items from the root to this page. */
  path: readonly { label: string; to?: string }[];
  mistakes: Loadable<Mistake[]>;
  /** Names of the exams that are being answered, whose mistakes stay out until they are handed in. */
  withheld: readonly string[];
  cards: MistakeCards;
  /** The class, whose tests and homework fill the book. */
  classTo: string;
}

/** 错题本: what a student got wrong in a class, when each is asked again, and a round to practise. */
export function MistakesScreen({ path, mistakes, withheld, classTo, ...book }: MistakesScreenProps) {
  const [areAnswersLast, setAnswersLast] = useState(false);
  const printButton = (
    <Button variant="secondary" icon={<Printer size={18} aria-hidden />} onClick={() => print()}>
      打印
    </Button>
  );
  const canPrint = mistakes.status === 'ready' && mistakes.data.length > 0;
  return (
    <PageRoot $begin="list">
      <Screen>
        <WideBreadcrumb items={path} />
        <Head>
          <h1>错题本</h1>
          {canPrint && (
            <Printing>
              <Switch label="打印时答案放在最后" isOn={areAnswersLast} onChange={setAnswersLast} />
              {printButton}
            </Printing>
          )}
        </Head>
        {withheld.length > 0 && <Withheld tone="info">{sayWithheld(withheld)}</Withheld>}
      </Screen>
      <Block
        of={mistakes}
        skeleton={<MistakesSkeleton />}
        loadingLabel="正在翻看答卷"
        errorTitle="错题加载失败"
        isEmpty={(data) => data.length === 0}
        empty={
          <EmptyState
            title={withheld.length > 0 ? '别的卷子里没有错题' : '还没有错题'}
            hint="做完测试和作业，批阅后答错的题会自己收进来"
            action={
              <ButtonLink to={classTo} variant="outline">
                回到班级
              </ButtonLink>
            }
          />
        }
      >
        {(data) => (
          <MistakesBook {...book} mistakes={data} areAnswersLast={areAnswersLast} phonePrint={printButton} />
        )}
      </Block>
    </PageRoot>
  );
}

/** 《第三章小测》正在作答，交上以后再看里面的错题 */
function sayWithheld([first = '', ...others]: readonly string[]): string {
  const papers = others.length > 0 ? `等 ${others.length + 1} 份卷子` : '';
  return `《${isolate(first)}》${papers}正在作答，交上以后再看里面的错题`;
}

function MistakesSkeleton() {
  return (
    <Bones>
      <Skeleton shape="block" height={176} />
      <Skeleton shape="block" height={640} />
    </Bones>
  );
}

const Screen = styled.div`
  ${media.print} {
    display: none;
  }
`;

const Withheld = styled(NoticeStrip)`
  margin-bottom: ${theme.space[5]};
  ${media.phone} {
    margin-top: ${theme.space[3]};
  }
`;

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]} ${theme.space[4]};
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  h1 {
    font: ${theme.type.page};
  }
  /* The header has the title, and the list the button: a phone's first screen begins with what is due. */
  ${media.phone} {
    margin: ${theme.space[3]} 0 0;
    h1 {
      ${visuallyHidden}
    }
  }
`;

const Printing = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  color: ${theme.color.text.secondary};
  ${media.phone} {
    display: none;
  }
`;

const Bones = styled.div`
  display: grid;
  gap: ${theme.space[5]};
`;
