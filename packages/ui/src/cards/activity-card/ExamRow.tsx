import { isMarked, isolate, scoreOf, type ActivityContent, type ExamKind } from '@cloud-school/domain';
import { Check, ClipboardCheck, ClipboardPen, Hourglass, type LucideIcon } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Tag } from '../../primitives/tag/Tag.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ExamRowProps {
  kind: ExamKind;
  content: ActivityContent;
  onOpen: () => void;
}

const looks: Record<ExamKind, { label: string; open: string; Icon: LucideIcon }> = {
  test: { label: '测试', open: '去测试', Icon: ClipboardCheck },
  homework: { label: '作业', open: '去作业', Icon: ClipboardPen },
};

/** A test or homework of an activity, with the button that opens it. */
export function ExamRow({ kind, content, onOpen }: ExamRowProps) {
  const { label, open, Icon } = looks[kind];
  const { name } = content;
  const isHandedIn = content.handIn !== undefined || (content.progress ?? 0) >= 100;
  const action = isHandedIn ? '查看' : open;
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
      {isHandedIn && (
        <HandedIn>
          <Result handIn={content.handIn} />
        </HandedIn>
      )}
      <Button
        variant={isHandedIn ? 'secondary' : 'outline'}
        aria-label={name ? `${action}：${isolate(name)}` : undefined}
        onClick={onOpen}
      >
        {action}
      </Button>
    </Row>
  );
}

/** The score, or who has it now. */
function Result({ handIn }: Pick<ActivityContent, 'handIn'>) {
  const score = handIn ? scoreOf(handIn) : null;
  if (handIn && !isMarked(handIn)) return <Tag icon={<Hourglass aria-hidden />}>已提交 · 待批阅</Tag>;
  return (
    <Tag tone="success" icon={<Check aria-hidden />}>
      {score === null ? '已提交' : `${score} 分`}
    </Tag>
  );
}

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[2]} 0;
  border-top: 1px solid ${theme.color.line.hairline};
  /* The button is beside the name, which takes two lines; under it where text is enlarged. */
  ${media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    row-gap: 0;
    > button {
      grid-area: 1 / 2 / span 2;
    }
  }
  ${media.largeText} {
    grid-template-columns: minmax(0, 1fr);
    > button {
      grid-area: auto;
      justify-self: end;
    }
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
`;

const HandedIn = styled.span`
  flex: none;
  ${media.phone} {
    grid-column: 1;
    margin-top: ${theme.space[1]};
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
