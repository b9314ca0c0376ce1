import type { Paper, Question, StudentClass } from '@cloud-school/domain';
import { createExamAttempt, createMemoryPorts } from '@cloud-school/engine';
import {
  type BrandTheme,
  BrandThemeProvider,
  Button,
  ClassCard,
  deriveTheme,
  plainArt,
} from '@cloud-school/ui';
import { VideoPlayer } from '@cloud-school/ui/player';
import { AnswerCard, numberPaper } from '@cloud-school/ui/questions';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';

const brandTheme: BrandTheme = {
  id: 'hailan',
  overrides: deriveTheme({ primary: '#0F766E', accent: '#F5820B' }),
  art: plainArt,
};

const studentClass: StudentClass = {
  classId: '6001',
  className: '养老护理员三班',
  productName: '养老护理员（三级）',
  periodName: '第 12 期',
  teacherName: '林静怡',
  status: 'in-service',
  isOpen: true,
  trainingStart: '2026-09-07',
  trainingEnd: '2026-12-25',
  periodStart: null,
  periodEnd: null,
  signedUpCount: 38,
  studentCount: 40,
  tenantId: null,
  schoolId: null,
  coverUrl: null,
  teacherAvatarUrl: null,
};

const makeQuestion = (number: number): Question => ({
  id: `q-${number}`,
  unitId: `u-${number}`,
  kind: 'single',
  stemHtml: `第 ${number} 题`,
  points: 5,
  isMarked: false,
  options: [
    { key: 'A', label: 'A', html: '对' },
    { key: 'B', label: 'B', html: '错' },
  ],
  blankCount: 0,
  subQuestions: [],
  isSavedAsOne: false,
  savedAnswer: null,
  solution: null,
});

const paper: Paper = {
  title: '翻身与体位',
  description: null,
  timeLimitMinutes: null,
  groups: [{ kind: 'single', questions: [1, 2, 3].map(makeQuestion) }],
};
const { groups } = numberPaper(paper);
const attempt = await createExamAttempt({
  key: { tenantId: '', userId: '', workId: 'practice', answerLogId: 'practice' },
  paper,
  isPaperFresh: true,
  startedAt: null,
  ports: createMemoryPorts(),
});

function Host() {
  const [currentId, setCurrentId] = useState<string | null>(null);
  return (
    <BrandThemeProvider brandTheme={brandTheme}>
      <Button onClick={() => attempt.answer('q-1', { optionKeys: ['A'], texts: [] })}>回答第一题</Button>
      <ClassCard studentClass={studentClass} today="2026-11-21" onOpen={() => undefined} />
      <AnswerCard groups={groups} source={attempt} currentId={currentId} onPick={setCurrentId} />
      <VideoPlayer src="/media/videos/company-lesson.mp4" title="翻身护理" />
    </BrandThemeProvider>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<Host />);
