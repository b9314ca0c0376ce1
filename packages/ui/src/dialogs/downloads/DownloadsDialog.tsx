import { isolate } from '@cloud-school/domain';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { Link } from '../../primitives/link/Link.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { formatBytes } from './formatBytes.ts';
import type { DownloadedRow } from './LessonDownload.ts';
import { LessonDownloadPart, type LessonDownloadPartProps } from './LessonDownloadPart.tsx';

export interface DownloadsDialogProps {
  /** The lesson that is open; null in 我的学习. */
  lesson: LessonDownloadPartProps | null;
  /** What is on the device, newest first; null while it is read. */
  rows: readonly DownloadedRow[] | null;
  /** Bytes that the browser lets this site still keep; null where it does not say. */
  room: number | null;
  /** A downloaded lesson is removed so many days after its download. */
  days: number;
  onRemove: (id: string) => void;
  onClose: () => void;
}

/** 下载本课, and the list of what is downloaded. */
export function DownloadsDialog({ lesson, rows, room, days, onRemove, onClose }: DownloadsDialogProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={lesson ? '下载本课' : '下载的课'}
      width={480}
      isSheetOnPhone
      closeLabel="关闭"
    >
      {lesson && <LessonDownloadPart {...lesson} />}
      <Heading ref={heading} tabIndex={-1}>
        {rows && rows.length > 0
          ? `本机有 ${rows.length} 课，共 ${formatBytes(rows.reduce((sum, { bytes }) => sum + bytes, 0))}`
          : '本机下载的课'}
      </Heading>
      {rows === null && <Skeleton height={48} shape="block" />}
      {rows?.length === 0 && (
        <Hint>
          <PhraseText>还没有下载的课。在课堂页点“下载本课”，没有网络时也能看。</PhraseText>
        </Hint>
      )}
      {rows && rows.length > 0 && (
        <List>
          {rows.map(({ id, name, to, bytes, isWhole }) => (
            <Row key={id}>
              <div>
                <Name to={to} onClick={onClose}>
                  <PhraseText>{name}</PhraseText>
                </Name>
                <Size>{isWhole ? formatBytes(bytes) : `${formatBytes(bytes)}，还没有下载完`}</Size>
              </div>
              <IconButton
                variant="ghost"
                label={`删除下载：${isolate(name)}`}
                icon={<Trash2 size={18} aria-hidden />}
                onClick={() => {
                  // The row goes, and its button with the focus.
                  heading.current?.focus();
                  onRemove(id);
                }}
              />
            </Row>
          ))}
        </List>
      )}
      <Foot>
        {room !== null && <span>本站在这台设备上还可以存约 {formatBytes(room)}。</span>}
        <span>
          <PhraseText>{`下载的课保存 ${days} 天，退出登录时全部删除。`}</PhraseText>
        </span>
      </Foot>
    </Dialog>
  );
}

const Heading = styled.h3`
  margin-top: ${theme.space[5]};
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
  &:first-child {
    margin-top: 0;
  }
  &:focus {
    outline: none;
  }
`;

const Hint = styled.p`
  margin-top: ${theme.space[2]};
  color: ${theme.color.text.secondary};
`;

const List = styled.ul`
  display: grid;
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  padding: ${theme.space[3]} 0;
  border-bottom: 1px solid ${theme.color.line.hairline};
`;

const Name = styled(Link)`
  color: ${theme.color.action.base};
  overflow-wrap: anywhere;
`;

const Size = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Foot = styled.p`
  display: grid;
  gap: ${theme.space[1]};
  margin-top: ${theme.space[4]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;
