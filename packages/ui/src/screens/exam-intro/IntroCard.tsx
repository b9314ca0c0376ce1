import type { ExamDetail } from '@cloud-school/api-client';
import { Clock, FilePenLine } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { IntroBand } from './IntroBand.tsx';
import { IntroFacts } from './IntroFacts.tsx';

interface IntroCardProps {
  test: ExamDetail;
  hasOpenAttempt: boolean;
  isStarting: boolean;
  onStart: () => void;
}

/** The test's title, facts and requirements with the start button. */
export function IntroCard({ test, hasOpenAttempt, isStarting, onStart }: IntroCardProps) {
  const hint = test.timeLimitMinutes
    ? hasOpenAttempt
      ? '计时不停，接着上次的答案做'
      : '点击后开始计时'
    : '不限时，中途离开会保留';
  return (
    <Card>
      <IntroBand />
      <Content>
        <Tag icon={<FilePenLine size={14} aria-hidden />}>测试</Tag>
        <Title>{test.title}</Title>
        <IntroFacts test={test} />
        {test.requirementsHtml && (
          <section>
            <Label>测试要求</Label>
            <RichText html={test.requirementsHtml} size="reading" />
          </section>
        )}
        <Start>
          <StartButton size="large" isLoading={isStarting} onClick={onStart}>
            {hasOpenAttempt ? '继续答题' : '开始答题'}
          </StartButton>
          <p>
            <Clock size={18} strokeWidth={1.75} aria-hidden />
            {hint}
          </p>
        </Start>
      </Content>
    </Card>
  );
}

const Card = styled.section`
  border-radius: ${theme.radius.hero};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  overflow: hidden;
`;

const Content = styled.div`
  padding: ${theme.space[6]} 36px ${theme.space[8]};
  ${media.phone} {
    padding: ${theme.space[5]} ${theme.space[5]} ${theme.space[6]};
  }
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

const Start = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[3]} ${theme.space[4]};
  margin-top: ${theme.space[6]};
  p {
    display: flex;
    align-items: center;
    gap: ${theme.space[1]};
    color: ${theme.color.text.tertiary};
  }
`;

const StartButton = styled(Button)`
  min-width: 168px;
  ${media.phone} {
    width: 100%;
  }
`;
