import type { ProductStep } from '@cloud-school/domain';
import { BookOpen, ClipboardCheck, FileCheck, type LucideIcon, ShieldCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { stepLabels } from '../../cards/product-card/ProductSteps.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

const STEPS: Record<ProductStep, { Icon: LucideIcon; text: string }> = {
  training: { Icon: BookOpen, text: '费用含培训课程' },
  exam: { Icon: ClipboardCheck, text: '费用含考试' },
  certification: { Icon: FileCheck, text: '费用含证书认证' },
  evaluation: { Icon: ShieldCheck, text: '费用含考评' },
};

/** The steps that the fee covers. */
export function IncludedSteps({ steps }: { steps: readonly ProductStep[] }) {
  return (
    <Steps $count={steps.length}>
      {steps.map((step) => {
        const { Icon, text } = STEPS[step];
        return (
          <li key={step}>
            <Icon size={20} aria-hidden />
            <div>
              <StepName>{stepLabels[step]}</StepName>
              <StepText>
                <PhraseText>{text}</PhraseText>
              </StepText>
            </div>
          </li>
        );
      })}
    </Steps>
  );
}

const Steps = styled.ul<{ $count: number }>`
  display: grid;
  grid-template-columns: repeat(${({ $count }) => $count}, minmax(0, 1fr));
  gap: ${theme.space[4]};
  > li {
    display: flex;
    gap: ${theme.space[3]};
  }
  svg {
    flex: none;
    margin-top: 2px;
    color: ${theme.color.action.base};
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const StepName = styled.h3`
  font: ${theme.type.labelStrong};
`;

const StepText = styled.p`
  color: ${theme.color.text.secondary};
`;
