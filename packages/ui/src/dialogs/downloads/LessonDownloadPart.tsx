import { CircleAlert, CircleCheck, Download, Pause, Trash2 } from 'lucide-react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Progress } from '../../primitives/progress/Progress.tsx';
import { Spinner } from '../../primitives/spinner/Spinner.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { formatBytes } from './formatBytes.ts';
import type { DownloadRefusal, DownloadStop, LessonDownload } from './LessonDownload.ts';

export interface LessonDownloadPartProps {
  name: string;
  download: LessonDownload;
  /** Begins, goes on, or replaces what the school has changed. */
  onStart: () => void;
  onPause: () => void;
  onRemove: () => void;
}

/** The lesson that is open: what it needs, how far it is, and what can be done. */
export function LessonDownloadPart({ name, download, onStart, onPause, onRemove }: LessonDownloadPartProps) {
  const stop = 'stop' in download ? download.stop : null;
  return (
    <Part>
      <Name>
        <PhraseText>{name}</PhraseText>
      </Name>
      <State>
        {download.kind === 'whole' && <Done size={16} aria-hidden />}
        {download.kind === 'checking' && <Spinner size={16} />}
        <span>
          <PhraseText>{describe(download)}</PhraseText>
        </span>
      </State>
      <Bar download={download} />
      {stop && (
        <Stop role="alert">
          <CircleAlert size={16} aria-hidden />
          <span>
            <PhraseText>{STOPS[stop]}</PhraseText>
          </span>
        </Stop>
      )}
      <Buttons>
        {download.kind === 'running' && (
          <Button variant="secondary" icon={<Pause size={16} aria-hidden />} onClick={onPause}>
            暂停
          </Button>
        )}
        {(download.kind === 'paused' || download.kind === 'whole') && (
          <Button variant="secondary" icon={<Trash2 size={16} aria-hidden />} onClick={onRemove}>
            删除下载
          </Button>
        )}
        {STARTS[download.kind] && (
          <Button icon={<Download size={16} aria-hidden />} onClick={onStart}>
            {STARTS[download.kind]}
          </Button>
        )}
      </Buttons>
    </Part>
  );
}

function Bar({ download }: { download: LessonDownload }) {
  if (download.kind !== 'running' && download.kind !== 'paused') return null;
  const { bytes, size } = download;
  const text = size === null ? formatBytes(bytes) : `${formatBytes(bytes)} / ${formatBytes(size)}`;
  return (
    <>
      {size !== null && <Progress value={bytes / size} label="下载进度" valueText={text} size="bar" />}
      <Figures>{size === null ? `已下载 ${text}，总大小未知` : text}</Figures>
    </>
  );
}

const STARTS: Record<LessonDownload['kind'], string | null> = {
  checking: null,
  refused: null,
  ready: '下载',
  running: null,
  paused: '继续下载',
  whole: null,
  changed: '重新下载',
};

function describe(download: LessonDownload): string {
  switch (download.kind) {
    case 'checking':
      return '正在查看大小…';
    case 'refused':
      return REFUSALS[download.reason];
    case 'ready': {
      const size = download.size === null ? '大小未知，服务器没有说明' : `大小 ${formatBytes(download.size)}`;
      const leftOut =
        download.leftOut.length > 0 ? `${download.leftOut.join('、')}不能下载，联网时才有。` : '';
      return `${size}。下载时不要关闭网站，可以继续学习；下载后没有网络也能看，学习进度先存在本机，联网后自动上传。${leftOut}`;
    }
    case 'running':
      return '正在下载，可以继续学习，不要关闭网站';
    case 'paused':
      return '还没有下载完';
    case 'whole':
      return `已下载 ${formatBytes(download.size)}，没有网络也能看`;
    case 'changed':
      return `老师更新了这一课，已下载的是旧的。${download.size === null ? '' : `新的大小 ${formatBytes(download.size)}。`}`;
    default:
      return download satisfies never;
  }
}

const REFUSALS: Record<DownloadRefusal, string> = {
  stream: '这一课是流媒体，只能联网观看，不能下载',
  foreign: '这一课的文件放在其他网站，不能下载',
  blocked: '浏览器不允许本站在这台设备上保存文件，不能下载',
  nothing: '这一课没有可以下载的文件',
};

const STOPS: Record<DownloadStop, string> = {
  network: '网络断了，已下载的部分还在。网络恢复后点“继续下载”',
  full: '这台设备的空间不够。已下载的内容都还在，可以删除不看的课再试',
  gone: '学校的服务器没有给出文件，请稍后再试',
  blocked: '没有存上：浏览器不允许保存，或者文件所在的服务器不允许下载',
  elsewhere: '另一个窗口正在下载，请等它下载完',
  'signed-out': '登录状态变了，下载已经停止',
};

const Part = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding: ${theme.space[4]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.ground};
`;

const Name = styled.h3`
  font: ${theme.type.bodyStrong};
  overflow-wrap: anywhere;
`;

const State = styled.output`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.text.secondary};
  svg {
    flex: none;
    margin-top: 3px;
  }
`;

const Done = styled(CircleCheck)`
  color: ${theme.color.success.ink};
`;

const Figures = styled.p`
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
  font-variant-numeric: tabular-nums;
`;

const Stop = styled.p`
  display: flex;
  gap: ${theme.space[2]};
  color: ${theme.color.danger.ink};
  svg {
    flex: none;
    margin-top: 3px;
  }
`;

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: ${theme.space[3]};
  &:empty {
    display: none;
  }
  ${media.phone} {
    > * {
      flex: 1 0 0;
      min-width: max-content;
    }
  }
`;
