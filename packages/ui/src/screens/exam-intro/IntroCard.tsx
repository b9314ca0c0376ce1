import type { ExamDetail, ExamKind } from '@cloud-school/domain';
import { ClipboardPen, FilePenLine, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { IntroBand } from './IntroBand.tsx';
import { IntroFacts } from './IntroFacts.tsx';
import { introWords } from './introWords.ts';
import { LastAttempt } from './LastAttempt.tsx';
import type { OpenAttempt } from './OpenAttempt.ts';
import { OpenAttemptNote } from './OpenAttemptNote.tsx';
import { StartArea } from './StartArea.tsx';
import type { AttemptRow } from './toAttemptRows.ts';

interface IntroCardProps {
  kind: ExamKind;
  exam: ExamDetail;
  /** The finished attempt that counts; null without one, and while the list is unknown. */
  last: AttemptRow | null;
  openAttempt: OpenAttempt | null;
  practiceAddress: string;
  isStarting: boolean;
  onStart: () => void;
}

/** The exam's title, facts and requirements with the start button. */
export function IntroCard({
  kind,
  exam,
  last,
  openAttempt,
  practiceAddress,
  isStarting,
  onStart,
}: IntroCardProps) {
  const words = introWords[kind];
  const Icon = ICONS[kind];
  return (
    <Card>
      <IntroBand kind={kind} />
      <Content>
        <Tags>
          <Tag icon={<Icon size={14} aria-hidden />}>{words.name}</Tag>
          {last && <LastAttempt row={last} />}
        </Tags>
        <Title>
          <PhraseText>{exam.title}</PhraseText>
        </Title>
        <IntroFacts exam={exam} />
        {openAttempt && (
          <OpenAttemptNote
            attempt={openAttempt}
            questionCount={exam.questionCount}
            title={words.openAttempt}
            automaticSubmit={words.automaticSubmit}
          />
        )}
        {exam.requirementsHtml && (
          <section>
            <Label>{words.requirements}</Label>
            <RichText html={exam.requirementsHtml} size="reading" />
          </section>
        )}
        <StartArea
          exam={exam}
          openAttempt={openAttempt}
          isAgain={last !== null}
          practiceAddress={practiceAddress}
          isStarting={isStarting}
          onStart={onStart}
        />
      </Content>
    </Card>
  );
}

const ICONS: Record<ExamKind, LucideIcon> = { test: FilePenLine, homework: ClipboardPen };

const Card = styled.section`
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  /* Not hidden: the start button sticks to the window. */
  overflow: clip;
`;

const Content = styled.div`
  padding: ${theme.space[6]} 36px ${theme.space[8]};
  ${media.phone} {
    padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[6]};
  }
`;

const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

const Title = styled.h1`
  margin: ${theme.space[2]} 0 ${theme.space[5]};
  font: ${theme.type.section};
  ${media.phone} {
    font: ${theme.type.title};
  }
`;

const Label = styled.h2`
  margin-bottom: ${theme.space[2]};
  font: ${theme.type.labelStrong};
`;
