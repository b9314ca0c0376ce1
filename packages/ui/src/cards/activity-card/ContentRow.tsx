import type { ActivityContent, ContentKind } from '@cloud-school/api-client';
import {
  BookOpen,
  CirclePlay,
  ClipboardCheck,
  File,
  FileText,
  type LucideIcon,
  Newspaper,
  NotebookPen,
} from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import type { ButtonVariant } from '../../primitives/button/ButtonRoot.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';

interface ContentRowProps {
  content: ActivityContent;
  /** The look of a test's button. */
  variant: ButtonVariant;
  onTest: () => void;
}

/** A content of an activity: a test opens here, the other kinds are available in the app only. */
export function ContentRow({ content: { name, kind }, variant, onTest }: ContentRowProps) {
  const { label, Icon } = kinds[kind];
  return (
    <Row>
      <Mark $isTest={kind === 'test'}>
        <Icon size={20} strokeWidth={1.6} aria-hidden />
      </Mark>
      <Text>
        {name && <Name>{name}</Name>}
        <Note>{label}</Note>
        {kind !== 'test' && <AppHint>请在 APP 中学习</AppHint>}
      </Text>
      {kind === 'test' && (
        <Button variant={variant} aria-label={name ? `去测试：${name}` : undefined} onClick={onTest}>
          去测试
        </Button>
      )}
    </Row>
  );
}

const kinds: Record<ContentKind, { label: string; Icon: LucideIcon }> = {
  video: { label: '视频', Icon: CirclePlay },
  article: { label: '文章', Icon: Newspaper },
  document: { label: '文档', Icon: FileText },
  homework: { label: '作业', Icon: NotebookPen },
  test: { label: '测试', Icon: ClipboardCheck },
  notes: { label: '讲义', Icon: BookOpen },
  other: { label: '其他', Icon: File },
};

const Row = styled.li`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 56px;
  padding: ${theme.space[2]} 0;
  border-top: 1px solid ${theme.color.line.hairline};
  &:last-child {
    margin-bottom: calc(-1 * ${theme.space[2]});
  }
  /* The name takes the first line; the kind and, at the right, the action take the second. */
  ${media.phone} {
    display: grid;
    grid-template-columns: 20px auto 1fr;
    gap: 0 ${theme.space[2]};
    padding: ${theme.space[3]} 0;
    > button {
      justify-self: end;
    }
  }
`;

const Mark = styled.span<{ $isTest: boolean }>`
  flex: none;
  color: ${({ $isTest }) => ($isTest ? theme.color.action.base : theme.color.text.tertiary)};
  ${media.phone} {
    align-self: start;
    margin-top: 2px;
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
    display: contents;
  }
`;

const Name = styled.span`
  min-width: 0;
  text-wrap: pretty;
  ${media.phone} {
    grid-column: 2 / -1;
  }
`;

const Note = styled.span`
  flex: none;
  color: ${theme.color.text.tertiary};
  font: ${theme.type.caption};
  ${media.phone} {
    grid-column: 2;
  }
`;

const AppHint = styled(Note)`
  margin-left: auto;
  ${media.phone} {
    grid-column: 3;
    margin-left: 0;
  }
`;
