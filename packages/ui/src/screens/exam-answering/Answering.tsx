import type { ExamKind } from '@cloud-school/domain';
import { Activity, useEffect } from 'react';
import { useIsCompact } from '../../answer-card/useIsCompact.ts';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import { prepareFormulas } from '../../primitives/rich-text/loading/prepareRichText.ts';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { usePreloadedViews } from '../../questions/lazy-sub-questions/usePreloadedViews.ts';
import { useSingleKeys } from '../../questions/useSingleKeys.ts';
import { ExamAnnouncer } from './announcements/ExamAnnouncer.tsx';
import { TimeBubble } from './announcements/TimeBubble.tsx';
import { useTimeReport } from './announcements/useTimeReport.ts';
import type { AnsweringProps } from './AnsweringProps.ts';
import { AnsweringBar } from './bar/AnsweringBar.tsx';
import { useExamDialogs } from './dialogs/useExamDialogs.ts';
import { FootBar } from './foot/FootBar.tsx';
import { PhoneFoot } from './foot/PhoneFoot.tsx';
import { Columns, Page } from './frame.ts';
import { ExamNotice } from './notice/ExamNotice.tsx';
import { QuestionCard } from './question/QuestionCard.tsx';
import { Sidebar } from './sidebar/Sidebar.tsx';
import { useAttemptState } from './useAttemptState.ts';
import { usePosition } from './usePosition.ts';

/** 交卷 and 提交 on the last question: only homework has no other way on. */
const LAST_SUBMIT = { test: 'outline', homework: 'solid' } satisfies Record<ExamKind, ButtonVariant>;

/** The exam with its paper loaded. */
export function Answering(props: AnsweringProps) {
  const { paper, attempt, navigation, clock } = props;
  const { submission, writeAccess, isWriter, isBusy, shownClock } = useAttemptState(attempt, clock);
  const position = usePosition(paper, navigation);
  const isCompact = useIsCompact();
  const { ExamDialogs, open, setOpen } = useExamDialogs(submission, writeAccess, navigation.exitRequests);
  const isReadOnly = !isWriter || submission.isLocked || isBusy;

  usePreloadedViews(paper);
  useEffect(() => prepareFormulas(paper.groups), [paper.groups]);
  const { lines, report } = useTimeReport(attempt, clock);
  useSingleKeys((key) => {
    if (key === '?') setOpen('keys');
    return key === '?';
  });

  /** A round of practice that is answered whole is handed in without a question. */
  const askToSubmit = () => {
    if (props.practice?.handsInAtOnce && attempt.getProgress().unanswered === 0) attempt.submit('click');
    else setOpen('submit');
  };

  if (!position) return null;
  const { numbered, current, placed, previous, next, card, move, step, focusStem } = position;
  const questionCount = numbered.entries.length;
  const foot = {
    source: attempt,
    hasPrevious: previous !== null,
    hasNext: next !== null,
    isBusy,
    isReadOnly: !isWriter,
    submitVariant: next === null ? LAST_SUBMIT[props.kind] : 'outline',
    onStep: step,
    onSubmit: askToSubmit,
  };

  return (
    <Page>
      <AnsweringBar
        exam={{ ...paper, kind: props.kind, totalPoints: numbered.totalPoints, questionCount }}
        studentName={props.studentName}
        practice={props.practice}
        source={attempt}
        isReadOnly={!isWriter}
        compact={
          isCompact
            ? { clock: shownClock, isBusy, position: current.number / questionCount, onReport: report }
            : null
        }
        onBack={() => (submission.step === 'done' ? navigation.onExit() : setOpen('exit'))}
      />
      {props.practice?.banner ?? (
        <ExamNotice
          attempt={attempt}
          navigation={navigation}
          clock={clock}
          signInEndsAt={props.signInEndsAt ?? null}
          unsentAnswers={props.unsentAnswers ?? null}
          entries={numbered.entries}
          number={current.number}
          onSubmit={askToSubmit}
          onTakeOver={() => setOpen('take-over')}
        />
      )}
      <Columns>
        <VisuallyHidden as="output">
          第 {current.number} 题，{placed[0]?.group.label}，共 {questionCount} 题
        </VisuallyHidden>
        {placed.map(({ group, entry }) => (
          // The next question is rendered ahead, hidden, in idle moments: a press only shows it.
          <Activity key={entry.question.id} mode={entry === current ? 'visible' : 'hidden'}>
            <QuestionCard
              ref={entry === current ? card : null}
              group={group}
              entry={entry}
              total={questionCount}
              attempt={attempt}
              isCompact={isCompact}
              isReadOnly={isReadOnly}
            />
          </Activity>
        ))}
        {!isCompact && (
          <Sidebar
            groups={numbered.groups}
            total={questionCount}
            source={attempt}
            clock={shownClock}
            isBusy={isBusy}
            trials={props.practice?.trials}
            currentId={current.question.id}
            onReport={report}
            onPick={move}
          />
        )}
      </Columns>
      <ExamAnnouncer source={attempt} clock={clock} />
      <TimeBubble lines={lines} />
      {isCompact ? (
        <PhoneFoot {...foot} total={questionCount} onOpenCard={() => setOpen('card')} />
      ) : (
        <FootBar {...foot} onOpenKeys={() => setOpen('keys')} />
      )}
      {ExamDialogs && (
        <ExamDialogs
          open={open}
          setOpen={setOpen}
          numbered={numbered}
          attempt={attempt}
          navigation={navigation}
          clock={clock}
          currentId={current.question.id}
          singleKeys={props.singleKeys}
          isReadOnly={!isWriter}
          isBusy={isBusy}
          focusStem={focusStem}
          onPick={move}
          onSubmit={askToSubmit}
        />
      )}
    </Page>
  );
}
