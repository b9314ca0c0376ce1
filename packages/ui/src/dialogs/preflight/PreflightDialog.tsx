import type { ExamKind } from '@cloud-school/domain';
import type { StartConcern } from '@cloud-school/engine';
import { Clock, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { VisuallyHidden } from '../../primitives/visually-hidden/VisuallyHidden.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { Concern } from './Concern.tsx';
import { formatConcern } from './formatConcern.ts';
import { type PreflightAction, preflightPlan } from './preflightPlan.ts';

export interface PreflightDialogProps {
  exam: ExamKind;
  /** What needs attention; empty after it was solved while the dialog is open. */
  concerns: readonly StartConcern[];
  isChecking: boolean;
  onStart: () => void;
  /** Starts here; the other tab becomes read-only. */
  onTakeOver: () => void;
  onSignIn: () => void;
  onRecheck: () => void;
  onClose: () => void;
}

/** The check before an exam: only what needs attention, and nothing starts by itself (EXAM-12). */
export function PreflightDialog(props: PreflightDialogProps) {
  const { exam, concerns, isChecking, onStart, onTakeOver, onSignIn, onRecheck, onClose } = props;
  const focused = useRef<HTMLButtonElement>(null);
  const { main, other } = preflightPlan(concerns);
  const { title, description } = toHead(concerns, exam);
  const isElsewhere = concerns.some(({ kind }) => kind === 'open-elsewhere');
  const handlers: Record<PreflightAction, () => void> = {
    start: onStart,
    'start-knowing': onStart,
    'take-over': onTakeOver,
    'sign-in': onSignIn,
    recheck: onRecheck,
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      width={480}
      title={title}
      description={description}
      initialFocus={focused}
    >
      <VisuallyHidden as="output">{title}</VisuallyHidden>
      <ul>
        {concerns.map((concern) => {
          const words = formatConcern(concern, exam);
          const isAlone = concerns.length === 1;
          return (
            <Concern
              key={concern.kind}
              kind={concern.kind}
              title={isAlone ? words.fact : words.title}
              action={
                concern.kind === 'sign-in-ends' &&
                main !== 'sign-in' &&
                main !== null && (
                  <Button variant="secondary" onClick={onSignIn}>
                    重新登录
                  </Button>
                )
              }
            >
              {isAlone ? words.advice : `${words.fact}。${words.advice}`}
            </Concern>
          );
        })}
      </ul>
      <Foot>
        {/* An attempt that another tab writes to has a clock that runs. */}
        {!isElsewhere && (
          <p>
            <Clock size={16} strokeWidth={1.75} aria-hidden />
            <span>现在还没有开始计时</span>
          </p>
        )}
        <Button
          ref={main === null ? focused : undefined}
          variant="secondary"
          onClick={other === 'close' ? onClose : onStart}
        >
          {other === 'close' ? '返回' : '仍然开始'}
        </Button>
        <Button
          ref={main === null ? undefined : focused}
          isLoading={isChecking}
          disabled={main === null}
          icon={main === 'recheck' && <RotateCw size={16} aria-hidden />}
          onClick={main === null ? undefined : handlers[main]}
        >
          {main === null ? LABELS.start : LABELS[main]}
        </Button>
      </Foot>
    </Dialog>
  );
}

const LABELS: Record<PreflightAction, string> = {
  start: '开始答题',
  'start-knowing': '知道了，开始答题',
  'take-over': '改在这里作答',
  'sign-in': '重新登录',
  recheck: '重新检查',
};

/** A single concern is the title; several are counted. */
function toHead(concerns: readonly StartConcern[], exam: ExamKind): { title: string; description: string } {
  const [first] = concerns;
  if (!first) return { title: '可以开始了', description: '刚才的问题已经处理好。' };
  if (concerns.length === 1) return formatConcern(first, exam);
  const isRisky = preflightPlan(concerns).other === 'start-anyway';
  return {
    title: `开始前有 ${concerns.length} 件事要看一下`,
    description: isRisky ? '带三角的不处理也能开始，但有风险。' : '带叉的要先处理。',
  };
}

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[5]};
  border-top: 1px solid ${theme.color.line.hairline};
  p {
    display: flex;
    flex: 1 1 160px;
    align-items: center;
    gap: ${theme.space[1]};
    color: ${theme.color.text.tertiary};
    font: ${theme.type.caption};
  }
  ${media.phone} {
    button {
      flex: 1 1 auto;
    }
    p {
      flex-basis: 100%;
    }
  }
`;
