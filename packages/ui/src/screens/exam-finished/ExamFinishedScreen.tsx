import type { FinishedExam } from '@cloud-school/engine';
import { styled } from 'styled-components';
import { ExamBar } from '../../layout/exam-bar/ExamBar.tsx';
import { dataOf, type Loadable } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { useBrandArt } from '../../theme/BrandThemeProvider.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { FinishedFacts } from './FinishedFacts.tsx';

interface ExamFinishedScreenProps {
  /** Only adds the name and facts: the hand-in has succeeded even when this fails. */
  test: Loadable<FinishedExam>;
  /** 返回: two steps back. */
  onBack: () => void;
  /** The arrow and the title: one step back. */
  onTitle: () => void;
}

/** 您已完成本次测试: what happens next, and buttons that go back (EXAM-09). */
export function ExamFinishedScreen({ test, onBack, onTitle }: ExamFinishedScreenProps) {
  const { FinishedScene } = useBrandArt();
  const title = dataOf(test)?.title || '测试';
  return (
    <Page>
      <ExamBar title={title} backLabel="返回测试" onBack={onTitle} onTitle={onTitle} />
      <Main>
        <Card>
          <Scene aria-hidden>
            <FinishedScene />
          </Scene>
          <h2>您已完成本次测试</h2>
          <p>
            本测试为人工批阅，
            <wbr />
            老师批阅后才能查看结果。
          </p>
          <FinishedFacts test={test} />
          <Button size="large" isFullWidth onClick={onBack}>
            返回
          </Button>
        </Card>
      </Main>
    </Page>
  );
}

const Page = styled.div`
  min-height: 100dvh;
  background: ${theme.color.surface.ground};
`;

const Main = styled.main`
  max-width: calc(480px + 2 * ${theme.space[6]});
  margin: 0 auto;
  padding: ${theme.space[10]} ${theme.space[6]};
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Card = styled.section`
  padding: ${theme.space[8]};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  text-align: center;
  h2 {
    font: ${theme.type.section};
  }
  > p {
    max-width: 14em;
    margin: ${theme.space[2]} auto ${theme.space[6]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.reading};
    word-break: keep-all;
  }
  ${media.phone} {
    padding: ${theme.space[6]} ${theme.space[5]};
  }
`;

const Scene = styled.div`
  display: grid;
  place-items: center;
  height: 176px;
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  > * {
    max-width: 100%;
    height: auto;
  }
`;
