import type { ExamKind, Paper } from '@cloud-school/domain';
import { ExamBar } from '../../layout/exam-bar/ExamBar.tsx';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { SingleKeysContext } from '../../questions/SingleKeysContext.ts';
import { Answering } from './Answering.tsx';
import type { AnsweringProps } from './AnsweringProps.ts';
import { AnsweringSkeleton } from './AnsweringSkeleton.tsx';
import { Page, PlainMain } from './frame.ts';
import { answeringWords, toAnsweringWords } from './words/answeringWords.ts';
import { AnsweringWordsContext } from './words/useAnsweringWords.ts';

export interface ExamAnsweringScreenProps extends Omit<AnsweringProps, 'paper' | 'kind'> {
  kind: ExamKind;
  /** The answers stay on this device until the hand-in sends all of them (source type xskt). */
  isCollected?: boolean;
  paper: Loadable<Paper>;
}

/** The exam: one question at a time, the answer card, the clock, and the state of saving. */
export function ExamAnsweringScreen({ kind, isCollected = false, paper, ...rest }: ExamAnsweringScreenProps) {
  if (paper.status === 'ready' && paper.data.groups.some(({ questions }) => questions.length > 0)) {
    return (
      <AnsweringWordsContext value={toAnsweringWords(kind, isCollected)}>
        <SingleKeysContext value={rest.singleKeys.areOn}>
          <Answering {...rest} kind={kind} paper={paper.data} />
        </SingleKeysContext>
      </AnsweringWordsContext>
    );
  }
  const title = paper.status === 'ready' ? paper.data.title : answeringWords[kind].name;
  return (
    <Page>
      <ExamBar title={title} backLabel="返回" onBack={rest.navigation.onExit} />
      <PlainMain>
        <Block
          of={paper}
          skeleton={<AnsweringSkeleton />}
          loadingLabel="正在打开试卷"
          errorTitle="试卷加载失败"
          isEmpty={() => true}
          empty={
            <EmptyState
              title="这份试卷还没有题目"
              hint="请联系老师，或者稍后再来"
              action={
                <Button variant="outline" onClick={rest.navigation.onExit}>
                  返回
                </Button>
              }
            />
          }
        >
          {() => null}
        </Block>
      </PlainMain>
    </Page>
  );
}
