import type { QuestionOption } from '@cloud-school/domain';
import { Check, X } from 'lucide-react';
import { css, styled } from 'styled-components';
import { RichText } from '../../primitives/rich-text/RichText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import type { ChoiceMode } from './chooseOption.ts';
import type { OptionVerdict } from './getOptionVerdict.ts';
import { OptionBadge } from './OptionBadge.tsx';
import { optionRowStyle } from './optionRowStyle.ts';

interface ReviewedOptionProps {
  option: QuestionOption;
  mode: ChoiceMode;
  verdict: OptionVerdict;
  /** In the narrow columns of a sub-question; the line below names the student's choice. */
  isSub: boolean;
}

/** An option on review, with its verdict as colour, badge and label. */
export function ReviewedOption({ option, mode, verdict, isSub }: ReviewedOptionProps) {
  return (
    <Row $verdict={verdict}>
      <OptionBadge label={option.label} mode={mode} variant={verdict} />
      <Text isInline html={option.html || option.label} $isSub={isSub} />
      <Labels>
        {(verdict === 'chosen' || (verdict === 'right' && !isSub)) && <Label>您的选择</Label>}
        {verdict === 'wrong' && (
          <Label $tone="danger">
            <X size={14} aria-hidden />
            <span>{mode === 'many' ? '您多选了' : '您选错了'}</span>
          </Label>
        )}
        {verdict === 'missed' && mode === 'many' && <Label $tone="warning">您漏选了</Label>}
        {(verdict === 'right' || (verdict === 'missed' && !(isSub && mode === 'many'))) && (
          <Label $tone="success" $isOnWhite={verdict === 'missed'}>
            <Check size={14} aria-hidden />
            <span>正确答案</span>
          </Label>
        )}
      </Labels>
    </Row>
  );
}

const rows = {
  right: css`
    border: 2px solid ${theme.color.success.line};
    background: ${theme.color.success.tint};
  `,
  wrong: css`
    border: 2px solid ${theme.color.danger.line};
    background: ${theme.color.danger.tint};
  `,
  missed: css`
    border: 2px solid ${theme.color.success.line};
  `,
  chosen: css`
    border: 2px solid ${theme.color.action.base};
    background: ${theme.color.action.tint};
  `,
  plain: null,
};

const Row = styled.li<{ $verdict: OptionVerdict }>`
  ${optionRowStyle}
  ${({ $verdict }) => rows[$verdict]}
  ${media.phone} {
    flex-wrap: wrap;
  }
`;

const Text = styled(RichText)<{ $isSub: boolean }>`
  flex: 1;
  min-width: 0;
  ${media.phone} {
    min-width: ${({ $isSub }) => ($isSub ? 0 : '60%')};
  }
`;

const Labels = styled.span`
  display: flex;
  flex: none;
  gap: ${theme.space[2]};
  ${media.phone} {
    margin-left: 44px;
    &:empty {
      display: none;
    }
  }
`;

const tones = {
  plain: css`
    background: ${theme.color.surface.card};
    color: ${theme.color.text.secondary};
  `,
  success: css<{ $isOnWhite?: boolean }>`
    background: ${({ $isOnWhite }) => ($isOnWhite ? theme.color.success.tint : theme.color.surface.card)};
    color: ${theme.color.success.ink};
  `,
  danger: css`
    background: ${theme.color.surface.card};
    color: ${theme.color.danger.ink};
  `,
  warning: css`
    background: ${theme.color.warning.tint};
    color: ${theme.color.warning.ink};
  `,
};

const Label = styled.span<{ $tone?: keyof typeof tones; $isOnWhite?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  min-height: 24px;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.tag};
  font: ${theme.type.captionStrong};
  white-space: nowrap;
  ${({ $tone = 'plain' }) => tones[$tone]}
`;
