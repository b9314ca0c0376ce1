import { Plug } from 'lucide-react';
import { styled } from 'styled-components';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';

/** Marks a paper of the partner's source; phones have room for the name alone. */
export function PartnerTag() {
  return (
    <WideOnly>
      <Tag icon={<Plug size={14} aria-hidden />}>学习平台试卷</Tag>
    </WideOnly>
  );
}

const WideOnly = styled.span`
  display: flex;
  flex: none;
  ${media.phone} {
    display: none;
  }
`;
