import type { StudyQuestion } from '@cloud-school/domain';
import { useRef, useState } from 'react';
import { Block } from '../../../primitives/block/Block.tsx';
import { type Loadable, mapLoadable } from '../../../primitives/block/Loadable.ts';
import { FilterPill } from '../../../primitives/pill/FilterPill.tsx';
import { WindowedList } from '../../../primitives/windowed-list/WindowedList.tsx';
import { EntriesSkeleton } from '../entry/EntriesSkeleton.tsx';
import { FilterRow } from '../panel/FilterRow.ts';
import { PanelEmpty } from '../panel/PanelEmpty.ts';
import { PanelFrame, type PanelHead } from '../panel/PanelFrame.tsx';
import { QuestionComposer, type QuestionComposerProps } from './QuestionComposer.tsx';
import { QuestionItem } from './QuestionItem.tsx';

export interface QuestionPanelProps extends QuestionComposerProps {
  head: PanelHead;
  questions: Loadable<StudyQuestion[]>;
  /** The student of the class, whose questions are signed 我. */
  studentId: string;
  now: Date;
}

/** Questions about a classroom, and a field to ask one (QNA-01). */
export function QuestionPanel(props: QuestionPanelProps) {
  const { head, questions, studentId, now, draft, isDraftLoading, onSend } = props;
  const [isOwnOnly, setOwnOnly] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const isOwn = (question: StudyQuestion) => question.studentId === studentId;
  const shown = mapLoadable(questions, (all) => (isOwnOnly ? all.filter(isOwn) : all));

  async function send(title: string) {
    const outcome = await onSend(title);
    // The new question is the first of the list.
    if (outcome.isSent) top.current?.scrollIntoView({ block: 'nearest' });
    return outcome;
  }

  const filters = head.variant === 'titled' && questions.status === 'ready' && questions.data.length > 0 && (
    <FilterRow aria-label="筛选问答">
      <FilterPill size="small" isAll isPressed={!isOwnOnly} onClick={() => setOwnOnly(false)}>
        全部 {questions.data.length}
      </FilterPill>
      <FilterPill size="small" isPressed={isOwnOnly} onClick={() => setOwnOnly(true)}>
        我的 {questions.data.filter(isOwn).length}
      </FilterPill>
    </FilterRow>
  );
  return (
    <PanelFrame
      title="问答"
      head={head}
      filters={filters}
      topRef={top}
      composer={<QuestionComposer draft={draft} isDraftLoading={isDraftLoading} onSend={send} />}
    >
      <Block
        of={shown}
        skeleton={<EntriesSkeleton />}
        isEmpty={(items) => items.length === 0}
        empty={<PanelEmpty variant="bare" title="暂无问答" hint="看不懂的地方，问一问老师" />}
        errorTitle="问答加载失败"
        errorVariant="bare"
      >
        {(items) => (
          <WindowedList
            items={items}
            keyOf={({ id }) => id}
            itemHeight={130}
            renderItem={(question) => <QuestionItem question={question} isOwn={isOwn(question)} now={now} />}
          />
        )}
      </Block>
    </PanelFrame>
  );
}
