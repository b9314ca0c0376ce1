import type { ProductStep } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

/** The steps that the fee of a product covers, in their order; nothing without steps. */
export function ProductSteps({ steps }: { steps: ProductStep[] }) {
  if (steps.length === 0) return null;
  return (
    <Steps aria-label="包含">
      {steps.map((step) => (
        <li key={step}>{stepLabels[step]}</li>
      ))}
    </Steps>
  );
}

export const stepLabels: Record<ProductStep, string> = {
  training: '培训',
  exam: '考试',
  certification: '认证',
  evaluation: '考评',
};

const Steps = styled.ul`
  display: flex;
  color: ${theme.color.action.base};
  font: ${theme.type.captionStrong};
  white-space: nowrap;
  li + li::before {
    content: '';
    display: inline-block;
    width: 14px;
    margin: 0 7px;
    border-top: 1px solid ${theme.color.action.mid};
    vertical-align: middle;
    ${media.narrow} {
      width: 6px;
      margin: 0 ${theme.space[1]};
    }
  }
`;
