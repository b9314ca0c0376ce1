import { MessageSquareText, Phone } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import type { NativeProps } from '../../primitives/native/NativeProps.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

export interface ConsultCardProps extends NativeProps<'section', 'children'> {
  phone: string | null;
  onConsult: () => void;
}

/** Offers a consultation and the phone number; hidden on narrow windows, whose pages have the button near their head. */
export function ConsultCard({ phone, onConsult, ...rest }: ConsultCardProps) {
  return (
    <Root aria-labelledby="consult-card" {...rest}>
      <Title id="consult-card">拿不准该报哪一级？</Title>
      <Hint>可以给学校留言咨询。</Hint>
      <Button
        variant="outline"
        isFullWidth
        icon={<MessageSquareText size={16} aria-hidden />}
        onClick={onConsult}
      >
        留言咨询
      </Button>
      {phone && (
        <Call href={`tel:${phone.replace(/\s/g, '')}`}>
          <Phone size={16} aria-hidden />
          <span>{phone}</span>
        </Call>
      )}
    </Root>
  );
}

const Root = styled.section`
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.accent.tint};
  ${media.tablet} {
    display: none;
  }
`;

const Title = styled.h2`
  font: ${theme.type.labelStrong};
`;

const Hint = styled.p`
  margin: ${theme.space[1]} 0 ${theme.space[3]};
  color: ${theme.color.text.secondary};
`;

const Call = styled.a`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[2]};
  min-height: ${theme.size.control.medium};
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font-variant-numeric: tabular-nums;
  &:hover {
    color: ${theme.color.action.base};
  }
`;
