import {
  type Classroom,
  CONTENT_KINDS,
  type ContentPlace,
  isViewerKind,
  type LessonContent,
  type PlayerKind,
  type ViewerKind,
} from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { theme } from '../../theme/theme.ts';
import { ArchiveContent } from './ArchiveContent.tsx';
import { ArticleContent } from './ArticleContent.tsx';
import type { ArticleSize } from './ArticleSize.ts';
import { DocumentContent } from './DocumentContent.tsx';
import { ImageContent } from './ImageContent.tsx';
import { LiveContent } from './LiveContent.tsx';
import { NoContent } from './NoContent.tsx';
import { StageRoom } from './StageRoom.tsx';

export interface LessonStageProps {
  classroom: Classroom;
  content: Loadable<LessonContent>;
  /** The frame where the student stopped, until the player has come. */
  posterUrl?: string | null;
  /** The student has captions on. */
  hasCaptions?: boolean;
  /** The player of a video or an audio lesson. */
  renderPlayer: (player: PlayerKind, content: LessonContent) => ReactNode;
  /** The external viewer's page with {address}. */
  documentViewerAddress: string | undefined;
  articleSize: ArticleSize;
  onArticleSize: (size: ArticleSize) => void;
  /** Asks the school again for the content: a signed address of a document or a picture expires. */
  onRenew: () => void;
  /** Where the tools of a document stand on a phone. */
  toolsPlace?: HTMLElement | null;
  /** The button 下载本课, shown in the toolbar of a document or of pictures; absent where the title's row has it. */
  download?: ReactNode;
  /** 'YYYY-MM-DD HH:mm:ss' of the school: a live lesson says how long it takes. */
  now: string;
  /** Opens a classroom that has a page of its own: homework, test, face-to-face, live. */
  onElsewhere: () => void;
  /** 加入日历 of a live lesson to come. */
  onCalendar: (classroom: Classroom) => void;
  /** The app's download as a code, beside a live lesson. */
  appCode?: ReactNode;
}

/** What a classroom shows, by its kind; 学校暂未上传内容 where there is nothing (VIEW-02, VIEW-03). */
export function LessonStage(props: LessonStageProps) {
  const { kind } = props.classroom;
  if (!isViewerKind(kind))
    return (
      <ElsewhereContent
        place={CONTENT_KINDS[kind].opensIn}
        classroom={props.classroom}
        now={props.now}
        onOpen={props.onElsewhere}
        onCalendar={() => props.onCalendar(props.classroom)}
        code={props.appCode}
      />
    );
  return (
    <Block
      of={props.content}
      skeleton={
        CONTENT_KINDS[kind].player === null ? (
          <ContentSkeleton />
        ) : (
          <StageRoom posterUrl={props.posterUrl ?? null} hasCaptions={props.hasCaptions} />
        )
      }
      errorTitle="课堂内容加载失败"
      errorVariant="bare"
    >
      {(data) => VIEWS[kind](props, data)}
    </Block>
  );
}

type View = (props: LessonStageProps, content: LessonContent) => ReactNode;

const archive: View = ({ classroom }, { materials }) => (
  <ArchiveContent title={classroom.name} materials={materials} />
);

const VIEWS: Record<ViewerKind, View> = {
  video: ({ renderPlayer }, content) =>
    content.videos.length > 0 ? renderPlayer('video', content) : <NoContent />,
  audio: ({ renderPlayer }, content) =>
    content.audioUrl === null ? <NoContent /> : renderPlayer('audio', content),
  article: ({ classroom, articleSize, onArticleSize }, { materials }) => (
    <ArticleContent title={classroom.name} materials={materials} size={articleSize} onSize={onArticleSize} />
  ),
  document: ({ classroom, documentViewerAddress, onRenew, toolsPlace, download }, { materials }) => (
    <DocumentContent
      title={classroom.name}
      materials={materials}
      viewerAddress={documentViewerAddress}
      onRenew={onRenew}
      toolsPlace={toolsPlace}
      download={download}
    />
  ),
  image: ({ classroom, onRenew, download }, { materials }) => (
    <ImageContent title={classroom.name} materials={materials} onRenew={onRenew} download={download} />
  ),
  archive,
  // Kinds that the product does not name: their files, if they have any.
  'other-test': archive,
  other: archive,
};

function ContentSkeleton() {
  return (
    <Lines>
      <Skeleton width={240} height={32} />
      {['100%', '94%', '98%', '60%'].map((width) => (
        <Skeleton key={width} width={width} height={18} />
      ))}
    </Lines>
  );
}

const Lines = styled.div`
  display: grid;
  gap: ${theme.space[5]};
  max-width: 704px;
  min-height: 480px;
  margin: 0 auto;
  padding: ${theme.space[14]} ${theme.space[8]};
  align-content: start;
`;

/** Where classrooms open that the viewer does not show: pages of their own, or the app alone. */
type OtherPlace = Exclude<ContentPlace, 'viewer'>;

interface ElsewhereContentProps {
  place: OtherPlace;
  classroom: Classroom;
  now: string;
  onOpen: () => void;
  onCalendar: () => void;
  code: ReactNode;
}

/** A classroom that is not studied in the viewer: one button opens its place. */
function ElsewhereContent({ place, classroom, now, code, onOpen, onCalendar }: ElsewhereContentProps) {
  const isPhone = useIsPhone();
  const { title: wideTitle, phoneTitle = wideTitle, action } = WORDS[place];
  const title = isPhone ? phoneTitle : wideTitle;
  const { liveState } = classroom;
  if (liveState !== null)
    return <LiveContent {...{ classroom, liveState, now, action, code, onOpen, onCalendar }} />;
  return <Empty variant="bare" title={title} action={<Button onClick={onOpen}>{action}</Button>} />;
}

const WORDS: Record<OtherPlace, { title: string; phoneTitle?: string; action: string }> = {
  homework: { title: '这是一份作业', action: '去作业' },
  test: { title: '这是一次测试', action: '去测试' },
  'offline-classroom': { title: '这是一节面授课', action: '查看面授课堂' },
  app: {
    title: 'PC版功能暂未开放，请打开APP',
    phoneTitle: '这一节请在 APP 里学',
    action: '怎么打开',
  },
};

const Empty = styled(EmptyState)`
  min-height: 320px;
`;
