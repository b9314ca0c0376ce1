import type { ExamClock } from '@cloud-school/engine';
import { Copy, Eye, History, KeyRound, RotateCw, Send, WifiOff } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { styled } from 'styled-components';
import type { NumberedQuestion } from '../../../answer-card/numberPaper.ts';
import { Button } from '../../../primitives/button/Button.tsx';
import { NoticeStrip } from '../../../primitives/notice-strip/NoticeStrip.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { AnsweringAttempt, AnsweringNavigation } from '../AnsweringProps.ts';
import { useAnsweringWords } from '../words/useAnsweringWords.ts';
import { chooseNotice, type ClosableNotice } from './chooseNotice.ts';
import { formatHandIn } from './formatHandIn.ts';
import { formatRefused } from './formatRefused.ts';
import { formatSignInWarning } from './formatSignInWarning.ts';
import type { KeptAnswersOffer } from './KeptAnswersOffer.ts';
import { RetryCountdown } from './RetryCountdown.tsx';

interface ExamNoticeProps {
  attempt: AnsweringAttempt;
  navigation: Pick<AnsweringNavigation, 'onSignIn' | 'onReopen' | 'onOpenFinished'>;
  /** Null without a time limit. */
  clock: ExamClock | null;
  /** By this device's clock; null where it is not known. */
  signInEndsAt: number | null;
  kept: KeptAnswersOffer | null;
  entries: readonly NumberedQuestion[];
  /** Of the current question. */
  number: number;
  /** Asks whether to write here. */
  onTakeOver: () => void;
  /** Asks whether to hand in. */
  onSubmit: () => void;
}

/** The strip below the bar: only what needs explaining, and never over the question. */
export function ExamNotice(props: ExamNoticeProps) {
  const { attempt, navigation, clock, signInEndsAt, kept, number } = props;
  const { subscribe } = attempt;
  const submission = useSyncExternalStore(subscribe, attempt.getSubmission);
  const writeAccess = useSyncExternalStore(subscribe, attempt.getWriteAccess);
  const summary = useSyncExternalStore(subscribe, attempt.getSaveSummary);
  const { answered } = useSyncExternalStore(subscribe, attempt.getProgress);
  const restoredCount = attempt.getRestoredCount();
  const words = useAnsweringWords();
  const refusals = formatRefused(submission.refused, props.entries);
  const [closed, setClosed] = useState<ReadonlySet<ClosableNotice>>(new Set());
  const close = (notice: ClosableNotice) => setClosed(new Set([...closed, notice]));
  const signInWarning = formatSignInWarning(signInEndsAt, clock && clock.get(), words.name);
  const takeOver = (
    <Button variant="outline" onClick={props.onTakeOver}>
      改在这里作答
    </Button>
  );
  const notice = chooseNotice({
    submission,
    writeAccess,
    summary,
    restoredCount,
    hasKeptAnswers: kept !== null,
    isSignInShort: signInWarning !== null,
    closed,
  });
  switch (notice) {
    case null:
      return null;
    case 'handed-in': {
      const { title, text } = formatHandIn(submission.closure, summary, words);
      const isWhole = submission.closure === null && refusals === '';
      return (
        <Strip
          tone={isWhole ? 'success' : 'warning'}
          action={<Button onClick={navigation.onOpenFinished}>继续</Button>}
        >
          <b>{title}</b>
          <small>{refusals || text}</small>
        </Strip>
      );
    }
    case 'kept':
      return (
        <Strip
          tone="warning"
          icon={<History size={20} aria-hidden />}
          action={
            <>
              <Button variant="secondary" onClick={kept?.onDecline}>
                暂不使用
              </Button>
              <Button onClick={kept?.onUse}>用到这次作答</Button>
            </>
          }
        >
          <b>保留的作答</b>
          <small>
            您上次的作答记录已被重置。这台设备上还有 {kept?.count}{' '}
            道题的答案，没有交给学校；暂不使用时仍留在本机。
          </small>
        </Strip>
      );
    case 'refused':
      return (
        <Strip tone="danger" action={<Button onClick={navigation.onReopen}>重新打开试卷</Button>}>
          <b>{summary.unsavedCount}</b> 道题的答案没有被接受，
          {summary.isDurable ? '已存本机，请重新打开试卷。' : '请不要关闭本页，并联系老师。'}
          {refusals && <small>{refusals}</small>}
        </Strip>
      );
    case 'interrupted':
      return (
        <Strip tone="warning" action={<Button onClick={props.onSubmit}>{words.submit}</Button>}>
          <b>上次{words.handIn}没有成功</b>
          <small>答案没有丢。请检查后再{words.submit}一次。</small>
        </Strip>
      );
    case 'submitting':
      return (
        <Strip tone="info" icon={<Send size={20} aria-hidden />}>
          {submission.trigger === 'time-up' ? `时间到，${words.isSubmitting}` : words.isSubmitting}
          ，请不要关闭本页。
        </Strip>
      );
    case 'held-elsewhere':
      return (
        <Strip tone="info" icon={<Copy size={20} aria-hidden />} action={takeOver}>
          <b>已在其他窗口作答</b>
          <small>这里只能看，不能改，以免互相覆盖。已答 {answered} 题。</small>
        </Strip>
      );
    case 'taken-over':
      return (
        <Strip tone="warning" icon={<Eye size={20} aria-hidden />} action={takeOver}>
          您已在另一处继续作答，本页改为只读。
        </Strip>
      );
    case 'expired':
      return (
        <Strip
          aria-live="off"
          tone="warning"
          icon={<KeyRound size={20} aria-hidden />}
          action={<Button onClick={navigation.onSignIn}>重新登录</Button>}
        >
          登录已过期，{summary.isDurable ? '答案没有丢' : '请不要关闭本页'}。重新登录后自动上传。
        </Strip>
      );
    case 'offline':
      return (
        <Strip aria-live="off" tone="warning" icon={<WifiOff size={20} aria-hidden />}>
          网络断开，您可以继续作答。
          {summary.unsavedCount > 0 && summary.isDurable && (
            <>
              <b>{summary.unsavedCount}</b> 道题的答案已存在这台设备上，
            </>
          )}
          {summary.isDurable ? '联网后自动上传。' : '联网前请不要关闭本页。'}
          {clock && '计时不停。'}
        </Strip>
      );
    case 'failed':
      return (
        <Strip
          aria-live="off"
          tone="danger"
          action={
            <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={attempt.retryNow}>
              马上重试
            </Button>
          }
        >
          <b>{summary.unsavedCount}</b> 道题的答案没有传上去，
          {summary.isDurable ? '已存本机' : '请不要关闭本页'}，<RetryCountdown summary={summary} />。
        </Strip>
      );
    case 'not-durable':
      return (
        <Strip tone="warning" onClose={() => close(notice)}>
          这个浏览器不能在本机保存答案。关闭本页前，请确认显示“已保存”。
        </Strip>
      );
    case 'sign-in-ends':
      return (
        <Strip tone="warning" onClose={() => close(notice)}>
          {signInWarning}
        </Strip>
      );
    case 'restored':
      return (
        <Strip tone="success" icon={<History size={20} aria-hidden />} onClose={() => close(notice)}>
          已从本机恢复 <b>{restoredCount}</b> 道题的答案，接着第 {number} 题做。
        </Strip>
      );
    default:
      return notice satisfies never;
  }
}

// Troubles of saving are announced by ExamAnnouncer: a strip would repeat itself with each answer that it counts.
const Strip = styled(NoticeStrip)`
  flex: none;
  padding-inline: max(${theme.space[6]}, calc((100% - ${theme.size.content}) / 2));
  ${media.phone} {
    padding-inline: ${theme.space[4]};
  }
  b {
    font-weight: 600;
  }
  small {
    display: block;
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;
