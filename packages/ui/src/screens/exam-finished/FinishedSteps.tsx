import type { ExamKind } from '@cloud-school/domain';
import { formatTimeFrom } from '@cloud-school/domain';
import type { FinishedExam } from '@cloud-school/engine';
import { Check, TimerOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { finishedWords } from './finishedWords.ts';
import { HomeworkScene } from './scenes/HomeworkScene.tsx';

interface FinishedStateProps {
  kind: ExamKind;
  exam: FinishedExam;
  now: number;
  heading: ReactNode;
}

/** The time ran out, and nothing was answered: what happened, and what was looked for. */
export function EmptyTimeOut({ exam, now, heading }: Omit<FinishedStateProps, 'kind'>) {
  const { submittedAt, total } = exam;
  const at = submittedAt === null ? '' : `${formatTimeFrom(submittedAt, now)} `;
  return (
    <Centred>
      <Mark aria-hidden>
        <TimerOff size={32} strokeWidth={1.75} />
      </Mark>
      {heading}
      <p>{`${at}时间到，系统自动交了卷。${total === null ? '' : `${total} 题都空着。`}`}</p>
      <small>本机和学校里都没有存下的答案。</small>
    </Centred>
  );
}

/** Handed in, and a teacher marks it. */
export function Waiting({ kind, heading }: Pick<FinishedStateProps, 'kind' | 'heading'>) {
  return (
    <Centred>
      <Scene aria-hidden>
        <KindScene kind={kind} />
      </Scene>
      {heading}
      <p>{finishedWords[kind].markedBy}</p>
    </Centred>
  );
}

/** How far the marking is; the facts above say when it was handed in. */
export function WaitingSteps({ kind }: Pick<FinishedStateProps, 'kind'>) {
  const { name, submitted } = finishedWords[kind];
  return (
    <Steps>
      <li data-state="done">
        <Check size={14} strokeWidth={3} aria-hidden />
        <span>
          <strong>已{submitted}</strong>
          <small>答案已存到学校</small>
        </span>
      </li>
      <li aria-current="step">
        <i />
        <span>
          <strong>等老师批阅</strong>
          <small>不用守着这一页，可以先学下一节</small>
        </span>
      </li>
      <li>
        <i />
        <span>
          <strong>出结果</strong>
          <small>批阅后，在{name}的答题记录里查看</small>
        </span>
      </li>
    </Steps>
  );
}

/** A test has the brand's drawing. */
function KindScene({ kind }: { kind: ExamKind }) {
  const { FinishedScene } = useBrandArt();
  const scenes: Record<ExamKind, ReactNode> = { test: <FinishedScene />, homework: <HomeworkScene /> };
  return scenes[kind];
}

export const Centred = styled.div`
  text-align: center;
  > p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.body};
    text-wrap: balance;
  }
  > small {
    display: block;
    margin-top: ${theme.space[2]};
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
`;

const Mark = styled.div`
  display: grid;
  place-items: center;
  width: 64px;
  height: 64px;
  margin: 0 auto ${theme.space[4]};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.warning.tint};
  color: ${theme.color.warning.ink};
`;

const Scene = styled.div`
  display: grid;
  place-items: center;
  height: 176px;
  margin-bottom: ${theme.space[4]};
  > * {
    max-width: 100%;
    height: auto;
  }
`;

/* One under the other above the buttons; in a wide card below them, where they push none. */
const Steps = styled.ol`
  grid-area: 2 / 2;
  padding: ${theme.space[6]} ${theme.space[10]} 0;
  border-left: 1px solid ${theme.color.line.hairline};
  li {
    position: relative;
    display: flex;
    gap: ${theme.space[3]};
    min-height: 64px;
  }
  li:last-child {
    min-height: 0;
  }
  li > svg,
  li > i {
    flex: none;
    box-sizing: border-box;
    width: 24px;
    height: 24px;
    padding: 5px;
    border: 2px solid ${theme.color.line.control};
    border-radius: ${theme.radius.pill};
    background: ${theme.color.surface.card};
  }
  li[data-state='done'] > svg {
    padding: 3px;
    border-color: ${theme.color.success.ink};
    background: ${theme.color.success.ink};
    color: ${theme.color.text.onStatus};
  }
  li[aria-current] > i {
    border-color: ${theme.color.action.base};
    box-shadow: inset 0 0 0 4px ${theme.color.surface.card};
    background: ${theme.color.action.base};
  }
  li + li::before {
    content: '';
    position: absolute;
    inset: calc(-1 * ${theme.space[10]}) auto auto 11px;
    width: 2px;
    height: ${theme.space[10]};
    background: ${theme.color.line.hairline};
  }
  strong,
  small {
    display: block;
  }
  strong {
    font: ${theme.type.bodyStrong};
  }
  small {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
  ${media.tablet} {
    grid-area: auto;
    padding: 0 ${theme.space[5]};
    border: 0;
  }
`;
