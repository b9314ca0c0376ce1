import type { ExamClock, SaveSummary, Submission } from '@cloud-school/engine';
import { Copy, Eye, History, KeyRound, RotateCw, Send, WifiOff } from 'lucide-react';
import type { ReactElement } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/button/Button.tsx';
import { NoticeStrip } from '../../../primitives/notice-strip/NoticeStrip.tsx';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';
import type { AnsweringAttempt, AnsweringNavigation } from '../AnsweringProps.ts';
import type { AnsweringWords } from '../words/answeringWords.ts';
import type { ClosableNotice, ExamNoticeKind } from './chooseNotice.ts';
import { formatHandIn } from './formatHandIn.ts';
import { RetryCountdown } from './RetryCountdown.tsx';
import type { UnsentAnswersOffer } from './UnsentAnswersOffer.ts';

export interface NoticeContent {
  attempt: AnsweringAttempt;
  navigation: Pick<AnsweringNavigation, 'onSignIn' | 'onReopen' | 'onOpenFinished'>;
  /** Null without a time limit. */
  clock: ExamClock | null;
  unsentAnswers: UnsentAnswersOffer | null;
  /** Of the current question. */
  number: number;
  submission: Submission;
  summary: SaveSummary;
  /** By the server's clock. */
  now: number;
  answered: number;
  restoredCount: number;
  /** Which answers the server refuses and why; empty without one. */
  refusals: string;
  signInWarning: string | null;
  words: AnsweringWords;
  /** Asks whether to write here. */
  onTakeOver: () => void;
  /** Asks whether to hand in. */
  onSubmit: () => void;
  onClose: (notice: ClosableNotice) => void;
}

const takeOverButton = (onTakeOver: () => void) => (
  <Button variant="outline" onClick={onTakeOver}>
    改在这里作答
  </Button>
);

/**
 * Functions and not components: one strip changes its words, which a screen reader announces. The words of each have an
 * element of their own: React could not take the single words out of a translated page.
 */
export const renderNotice: Record<ExamNoticeKind, (content: NoticeContent) => ReactElement> = {
  'handed-in': ({ submission, summary, now, words, refusals, navigation }) => {
    const { title, text } = formatHandIn(submission.closure, { ...summary, now }, words);
    const isWhole = submission.closure === null && refusals === '';
    return (
      <Strip
        tone={isWhole ? 'success' : 'warning'}
        action={<Button onClick={navigation.onOpenFinished}>继续</Button>}
      >
        <span key="handed-in">
          <b>{title}</b>
          <small>{refusals || text}</small>
        </span>
      </Strip>
    );
  },
  submitting: ({ submission, words }) => (
    <Strip tone="info" icon={<Send size={20} aria-hidden />}>
      <span key="submitting">
        {submission.trigger === 'time-up' ? `时间到，${words.isSubmitting}` : words.isSubmitting}
        ，请不要关闭本页。
      </span>
    </Strip>
  ),
  'held-elsewhere': ({ answered, onTakeOver }) => (
    <Strip tone="info" icon={<Copy size={20} aria-hidden />} action={takeOverButton(onTakeOver)}>
      <span key="held-elsewhere">
        <b>已在其他窗口作答</b>
        <small>这里只能看，不能改，以免互相覆盖。已答 {answered} 题。</small>
      </span>
    </Strip>
  ),
  'taken-over': ({ onTakeOver }) => (
    <Strip tone="warning" icon={<Eye size={20} aria-hidden />} action={takeOverButton(onTakeOver)}>
      <span key="taken-over">您已在另一处继续作答，本页改为只读。</span>
    </Strip>
  ),
  'submitting-elsewhere': ({ words, onTakeOver }) => (
    <Strip tone="warning" icon={<Send size={20} aria-hidden />} action={takeOverButton(onTakeOver)}>
      <span key="submitting-elsewhere">
        <b>另一个窗口{words.isSubmitting}，现在不能改在这里</b>
        <small>{words.handIn}成功后这里会显示；没有成功时，可以再试一次。</small>
      </span>
    </Strip>
  ),
  refused: ({ summary, refusals, navigation }) => (
    <Strip tone="danger" action={<Button onClick={navigation.onReopen}>重新打开试卷</Button>}>
      <span key="refused">
        <b>{summary.unsavedCount}</b> 道题的答案没有被接受，
        {summary.isDurable ? '已存本机，请重新打开试卷。' : '请不要关闭本页，并联系老师。'}
        {refusals && <small>{refusals}</small>}
      </span>
    </Strip>
  ),
  expired: ({ summary, navigation }) => (
    <Strip
      aria-live="off"
      tone="warning"
      icon={<KeyRound size={20} aria-hidden />}
      action={<Button onClick={navigation.onSignIn}>重新登录</Button>}
    >
      <span key="expired">
        登录已过期，{summary.isDurable ? '答案没有丢' : '请不要关闭本页'}。重新登录后自动上传。
      </span>
    </Strip>
  ),
  offline: ({ summary, clock }) => (
    <Strip aria-live="off" tone="warning" icon={<WifiOff size={20} aria-hidden />}>
      <span key="offline">
        网络断开，您可以继续作答。
        {summary.unsavedCount > 0 && summary.isDurable && (
          <span>
            <b>{summary.unsavedCount}</b> 道题的答案已存在这台设备上，
          </span>
        )}
        <span>
          {(summary.isDurable ? '联网后自动上传。' : '联网前请不要关闭本页。') + (clock ? '计时不停。' : '')}
        </span>
      </span>
    </Strip>
  ),
  failed: ({ summary, attempt }) => (
    <Strip
      aria-live="off"
      tone="danger"
      action={
        <Button variant="secondary" icon={<RotateCw size={16} aria-hidden />} onClick={attempt.retryNow}>
          马上重试
        </Button>
      }
    >
      <span key="failed">
        <b>{summary.unsavedCount}</b> 道题的答案没有传上去，
        {summary.isDurable ? '已存本机' : '请不要关闭本页'}，<RetryCountdown summary={summary} />
        <span>。</span>
      </span>
    </Strip>
  ),
  interrupted: ({ words, onSubmit }) => (
    <Strip tone="warning" action={<Button onClick={onSubmit}>{words.submit}</Button>}>
      <span key="interrupted">
        <b>上次{words.handIn}没有成功</b>
        <small>答案没有丢。请检查后再{words.submit}一次。</small>
      </span>
    </Strip>
  ),
  'unsent-answers': ({ unsentAnswers }) => (
    <Strip
      tone="warning"
      icon={<History size={20} aria-hidden />}
      action={
        <>
          <Button variant="secondary" onClick={unsentAnswers?.onDecline}>
            暂不使用
          </Button>
          <Button onClick={unsentAnswers?.onUse}>用到这次作答</Button>
        </>
      }
    >
      <span key="unsent-answers">
        <b>保留的作答</b>
        <small>
          您上次的作答记录已被重置。这台设备上还有 {unsentAnswers?.count}{' '}
          道题的答案，没有交给学校；暂不使用时仍留在本机。
        </small>
      </span>
    </Strip>
  ),
  'not-durable': ({ onClose }) => (
    <Strip tone="warning" onClose={() => onClose('not-durable')}>
      <span key="not-durable">这个浏览器不能在本机保存答案。关闭本页前，请确认显示“已保存”。</span>
    </Strip>
  ),
  'sign-in-ends': ({ signInWarning, onClose }) => (
    <Strip tone="warning" onClose={() => onClose('sign-in-ends')}>
      <span key="sign-in-ends">{signInWarning}</span>
    </Strip>
  ),
  translated: ({ onClose }) => (
    <Strip tone="info" onClose={() => onClose('translated')}>
      <span key="translated">题目按原文显示，不翻译。</span>
    </Strip>
  ),
  restored: ({ restoredCount, number, onClose }) => (
    <Strip tone="success" icon={<History size={20} aria-hidden />} onClose={() => onClose('restored')}>
      <span key="restored">
        已从本机恢复 <b>{restoredCount}</b> 道题的答案，接着第 {number} 题做。
      </span>
    </Strip>
  ),
};

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
