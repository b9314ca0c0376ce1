import type { ExamKind } from '@cloud-school/domain';
import { ClipboardCheck, ClipboardPen, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ExamRowProps {
  kind: ExamKind;
  name: string;
  onOpen: () => void;
}

const looks: Record<ExamKind, { label: string; open: string; Icon: LucideIcon }> = {
  test: { label: '测试', open: '去测试', Icon: ClipboardCheck },
  homework: { label: '作业', open: '去作业', Icon: ClipboardPen },
};

/** A test or homework of an activity, with the button that opens it. */
export function ExamRow({ kind, name, onOpen }: ExamRowProps) {
  const { label, open, Icon } = looks[kind];
  return (
    <Row>
      <Mark>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
      </Mark>
      <Text>
        {name && (
          <Name>
            <PhraseText>{name}</PhraseText>
          </Name>
        )}
        <Kind>{label}</Kind>
      </Text>
      <Button variant="outline" aria-label={name ? `${open}：${name}` : undefined} onClick={onOpen}>
        {open}
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
  /* The button moves under a name that has no room beside it. */
  ${media.phone} {
    flex-wrap: wrap;
    justify-content: flex-end;
  }
`;

const Mark = styled.span`
  flex: none;
  color: ${theme.color.action.base};
  ${media.phone} {
    display: none;
  }
`;

const Text = styled.p`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 ${theme.space[3]};
  min-width: 0;
  ${media.phone} {
    flex-basis: 12em;
  }
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
