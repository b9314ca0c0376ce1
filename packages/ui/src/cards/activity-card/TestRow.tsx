import type { ActivityContent } from '@cloud-school/api-client';
import { ClipboardCheck } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface TestRowProps {
  test: ActivityContent;
  onOpen: () => void;
}

/** A test of an activity, with the button that opens it. */
export function TestRow({ test: { name }, onOpen }: TestRowProps) {
  return (
    <Row>
      <Mark>
        <ClipboardCheck size={20} strokeWidth={1.6} aria-hidden />
      </Mark>
      <Text>
        {name && <Name>{name}</Name>}
        <Kind>测试</Kind>
      </Text>
      <Button variant="outline" aria-label={name ? `去测试：${name}` : undefined} onClick={onOpen}>
        去测试
      </Button>
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[2]} 0;
  border-top: 1px solid ${theme.color.line.hairline};
`;

const Mark = styled.span`
  flex: none;
  color: ${theme.color.action.base};
`;

const Text = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  min-width: 0;
`;

const Name = styled.span`
  min-width: 0;
  overflow-wrap: anywhere;
  text-wrap: pretty;
`;

const Kind = styled.span`
  flex: none;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  ${media.phone} {
    display: none;
  }
`;
