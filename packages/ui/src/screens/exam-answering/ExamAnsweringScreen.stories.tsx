import { makePaper, makeQuestion } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { makeAnswerSource } from '../../answer-card/testing/makeAnswerSource.ts';
import { failed, LOADING, ready } from '../../primitives/block/Loadable.ts';
import { getFirstQuestionId } from './testing/getFirstQuestionId.ts';
import { LiveExam } from './testing/LiveExam.tsx';
import { makeExamArgs } from './testing/makeExamArgs.ts';
import { makeSampleSource } from './testing/makeSampleSource.ts';
import { makeStillClock } from './testing/makeStillClock.ts';
import { makeSubmission } from './testing/makeSubmission.ts';
import { samplePaper } from './testing/samplePaper.ts';

const meta = {
  title: '考试答题 ExamAnsweringScreen',
  id: 'exam-answering-screen',
  component: LiveExam,
  parameters: { layout: 'fullscreen' },
  args: {
    ...makeExamArgs(samplePaper, makeSampleSource(samplePaper)),
    currentId: samplePaper.groups[1]?.questions[1]?.id ?? null,
  },
} satisfies Meta<typeof LiveExam>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Full: Story = { name: '完整 Full', tags: ['area-question'] };
export const Loading: Story = { name: '加载 骨架 Loading', args: { paper: LOADING } };
export const Empty: Story = {
  name: '空 Empty',
  args: { paper: ready({ ...samplePaper, groups: [] }) },
};
export const Failed: Story = {
  name: '失败 Failed',
  args: { paper: failed('网络不通，请检查后再试', fn()) },
};

const bare = makePaper({ questionCount: 4, kinds: ['single'], timeLimitMinutes: null, title: '入学摸底' });
const bareGroups = bare.groups.map((group) => ({
  ...group,
  questions: group.questions.map((question) => ({ ...question, points: null })),
}));
/** No points, no limit, nothing answered yet. */
export const Partial: Story = {
  name: '部分 Partial',
  args: {
    paper: ready({ ...bare, groups: bareGroups }),
    source: makeAnswerSource(bare),
    clock: null,
    studentName: '',
    currentId: null,
  },
};

export const Single: Story = {
  name: '单选题 Single',
  args: { currentId: getFirstQuestionId(samplePaper, 'single') },
};
export const TrueFalse: Story = {
  name: '判断题 True False',
  args: { currentId: getFirstQuestionId(samplePaper, 'true-false') },
};
export const Blanks: Story = {
  name: '填空题 Blanks',
  args: { currentId: getFirstQuestionId(samplePaper, 'blanks') },
};
export const ShortAnswer: Story = {
  name: '简答题 Short Answer',
  args: { currentId: getFirstQuestionId(samplePaper, 'short-answer') },
};

const withSubQuestions = makePaper({ questionCount: 7, kinds: ['single', 'reading', 'cloze'] });
const subQuestionArgs = {
  paper: ready(withSubQuestions),
  source: makeSampleSource(withSubQuestions),
};
export const Reading: Story = {
  name: '阅读题 Reading',
  args: { ...subQuestionArgs, currentId: getFirstQuestionId(withSubQuestions, 'reading') },
};
export const Cloze: Story = {
  name: '完形填空 Cloze',
  args: { ...subQuestionArgs, currentId: getFirstQuestionId(withSubQuestions, 'cloze') },
};
export const PhoneReading: Story = {
  ...Reading,
  name: '手机 阅读 Phone Reading',
  globals: { viewport: { value: 'phone' } },
};
export const PhoneCloze: Story = {
  ...Cloze,
  name: '手机 完形 Phone Cloze',
  globals: { viewport: { value: 'phone' } },
};

const unknown = makePaper({ questionCount: 16 });
export const UnknownType: Story = {
  name: '未知题型 Unknown Type',
  args: {
    paper: ready(unknown),
    source: makeSampleSource(unknown),
    currentId: getFirstQuestionId(unknown, 'unknown'),
  },
};

const noOptions = makePaper({ questionCount: 6, kinds: ['single'] });
const broken = {
  ...noOptions,
  groups: noOptions.groups.map((group) => ({
    ...group,
    questions: group.questions.map((question, index) =>
      index === 0 ? { ...question, options: [] } : question,
    ),
  })),
};
export const NullOptions: Story = {
  name: '缺选项 Null Options',
  args: { paper: ready(broken), source: makeAnswerSource(broken), currentId: null },
};

const long = makePaper({ questionCount: 500, title: '养老护理员（三级）题库通练' });
export const FiveHundredQuestions: Story = {
  name: '500 题 Five Hundred Questions',
  args: {
    paper: ready(long),
    source: makeSampleSource(long),
    currentId: getFirstQuestionId(long, 'multiple'),
  },
};

const stemOf = (stemHtml: string) => {
  const question = makeQuestion('multiple', { id: 'special', stemHtml });
  const [first, ...rest] = samplePaper.groups;
  if (!first) return samplePaper;
  const questions = [question, ...first.questions];
  return { ...samplePaper, groups: [{ ...first, kind: 'multiple' as const, questions }, ...rest] };
};
const table = stemOf(
  `<p>下表为刘奶奶一周的体位记录，表后附骶尾部照片。请结合表与图，选出翻身安排中<strong>正确</strong>的判断（　　）。</p>
  <table><tr><th>时间</th><th>体位</th><th>骨隆突处</th><th>皮肤</th><th>处理</th><th>签名</th></tr>
  ${['06:00', '08:00', '10:00', '12:00', '14:00', '16:00']
    .map(
      (time) =>
        `<tr><td>${time}</td><td>左侧卧 30°</td><td>股骨大转子</td><td>完整，无发红</td><td>垫软枕，拉平床单</td><td>何俊峰</td></tr>`,
    )
    .join('')}</table>
  <p><img src="/media/covers/elder-care.svg" alt="骶尾部皮肤照片" width="480" height="300"></p>
  <p>护理员夜间巡视时发现，她因为怕冷而自行平卧了一个多小时，被褥有一处潮湿。</p>`,
);
export const LongStemWithTableAndImage: Story = {
  name: '长题干 表格与图 Long Stem With Table And Image',
  args: { paper: ready(table), source: makeSampleSource(table), currentId: 'special' },
};

const script = stemOf(
  '<p>压疮的好发部位<script>window.__xss = 1</script>包括<img src="x:" onerror="window.__xss = 1" alt="示意图">（　　）。</p>',
);
/** A stem with a script: the text is shown, the script never runs. */
export const ScriptInStem: Story = {
  name: '题干有脚本 Script In Stem',
  args: { paper: ready(script), source: makeSampleSource(script), currentId: 'special' },
};

/** Started all the same after the check: the warning stays, and can be closed. */
export const SignInEndsBeforeTheTest: Story = {
  name: '登录将过期 Sign In Ends Before The Test',
  args: { signInEndsAt: new Date('2026-11-21T11:05:00+08:00').getTime() },
};

export const Saving: Story = {
  name: '保存中 Saving',
  args: { source: makeSampleSource(samplePaper, { state: 'saving', unsavedCount: 1 }) },
};

const unsavedSource = (...summary: Parameters<typeof makeSampleSource>) => {
  const source = makeSampleSource(...summary);
  for (const group of samplePaper.groups.slice(1, 2)) {
    for (const { id } of group.questions.slice(0, 3))
      source.setTile(id, { isAnswered: true, save: 'unsaved' });
  }
  return source;
};
export const Offline: Story = {
  name: '离线 断网 Offline',
  args: { source: unsavedSource(samplePaper, { state: 'offline', unsavedCount: 3 }) },
};
export const SaveFailed: Story = {
  name: '保存失败 Save Failed',
  args: { source: unsavedSource(samplePaper, { state: 'failed', unsavedCount: 3, failureCount: 2 }) },
};
export const Expired: Story = {
  name: '登录过期 Expired',
  args: { source: unsavedSource(samplePaper, { state: 'expired', unsavedCount: 3 }) },
};
export const NotDurable: Story = {
  name: '无法留存 Not Durable',
  args: { source: makeSampleSource(samplePaper, { isDurable: false }) },
};
export const Restored: Story = { name: '已恢复 Restored', args: { restoredCount: 27 } };
export const ReadOnly: Story = { name: '只读 他处在答 Read Only', args: { writeAccess: 'held-elsewhere' } };
export const TakenOver: Story = { name: '已被接管 Taken Over', args: { writeAccess: 'taken-over' } };
/** The other window hands in, and keeps the write access until it knows how that ended. */
export const SubmittingElsewhere: Story = {
  name: '他处正在交卷 Submitting Elsewhere',
  args: { writeAccess: 'submitting-elsewhere' },
};
export const FewMinutesLeft: Story = {
  name: '剩几分钟 Few Minutes Left',
  args: { clock: makeStillClock({ seconds: 292, share: 0.08 }) },
};
export const LastMinute: Story = {
  name: '最后一分钟 Last Minute',
  args: { clock: makeStillClock({ seconds: 48, share: 0.013 }) },
};
export const NoLimit: Story = {
  name: '不限时 No Limit',
  args: {
    paper: ready({ ...samplePaper, timeLimitMinutes: null }),
    clock: null,
  },
};
export const Submitting: Story = {
  name: '提交 交卷中 Submitting',
  args: {
    clock: makeStillClock({ seconds: 0, share: 0 }),
    submission: makeSubmission({ step: 'finishing', trigger: 'time-up', isLocked: true }),
  },
};
export const SubmitFailed: Story = {
  name: '提交失败 交卷失败 Submit Failed',
  args: { submission: makeSubmission({ step: 'failed', reason: 'finish', trigger: 'click' }) },
};
export const ClearedAfterSave: Story = {
  name: '清空已存 Cleared After Save',
  args: {
    source: (() => {
      const source = makeSampleSource(samplePaper);
      const id = samplePaper.groups[1]?.questions[1]?.id ?? '';
      source.answer(id, null);
      source.setTile(id, { isAnswered: true, save: 'saved', isClearedAfterSave: true });
      return source;
    })(),
  },
};
export const ReducedMotion: Story = { name: '减弱动效 Reduced Motion', globals: { motion: 'reduced' } };
export const PhoneBlanks: Story = {
  name: '手机 填空 Phone Blanks',
  args: { currentId: getFirstQuestionId(samplePaper, 'blanks') },
  globals: { viewport: { value: 'phone' } },
};

/** The finished page opens as soon as its code is there. */
export const HandedIn: Story = {
  name: '已交卷 Handed In',
  args: { submission: makeSubmission({ step: 'done', trigger: 'click', isLocked: true }) },
};
export const ClosedByTheSystem: Story = {
  name: '系统收卷 Closed By The System',
  args: {
    source: makeSampleSource(samplePaper, { state: 'failed', unsavedCount: 2, failureCount: 1 }),
    submission: makeSubmission({
      step: 'done',
      reason: 'unsaved',
      isLocked: true,
      closure: { by: 'system', at: new Date('2026-11-21T11:20:00+08:00').getTime(), heldCount: 26 },
    }),
  },
};
export const UnsentAnswers: Story = {
  name: '本机留存 Unsent Answers',
  args: { unsentAnswers: { count: 12, onUse: fn(), onDecline: fn() } },
};
export const Refused: Story = {
  name: '被拒绝 Refused',
  args: {
    source: makeSampleSource(samplePaper, { state: 'refused', unsavedCount: 2, failureCount: 1 }),
    submission: makeSubmission({ isRefused: true }),
  },
};

const homework = makePaper({
  title: '为刘奶奶写一份 24 小时翻身计划',
  timeLimitMinutes: null,
  questionCount: 5,
  kinds: ['blanks', 'short-answer'],
});
export const Homework: Story = {
  name: '作业 Homework',
  args: {
    kind: 'homework',
    paper: ready(homework),
    source: makeSampleSource(homework),
    currentId: getFirstQuestionId(homework, 'short-answer'),
    clock: null,
  },
};
/** Homework with a time limit has the ring of a test. */
export const HomeworkTimed: Story = {
  name: '限时作业 Homework Timed',
  args: {
    kind: 'homework',
    paper: ready({ ...homework, timeLimitMinutes: 40 }),
    source: makeSampleSource(homework),
    currentId: getFirstQuestionId(homework, 'blanks'),
    clock: makeStillClock({ seconds: 1490, share: 0.62 }),
  },
};
export const HomeworkLoading: Story = {
  name: '作业加载 Homework Loading',
  args: { kind: 'homework', paper: LOADING },
};

/** The partner's source: no countdown, and the answers are on this device until the hand-in. */
export const Collected: Story = { name: '先存本机 Collected', args: { isCollected: true, clock: null } };
