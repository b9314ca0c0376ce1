import { type Classroom, CONTENT_KINDS, type ContentKind, type LessonContent } from '@cloud-school/domain';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Block } from '../../primitives/block/Block.tsx';
import type { Loadable } from '../../primitives/block/Loadable.ts';
import { Button } from '../../primitives/button/Button.tsx';
import { EmptyState } from '../../primitives/empty-state/EmptyState.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { ArchiveContent } from './ArchiveContent.tsx';
import { ArticleContent } from './ArticleContent.tsx';
import type { ArticleSize } from './ArticleSize.ts';
import { DocumentContent } from './DocumentContent.tsx';
import { ImageContent } from './ImageContent.tsx';
import { NoContent } from './NoContent.tsx';

export interface LessonStageProps {
  classroom: Classroom;
  content: Loadable<LessonContent>;
  /** The player of a video or an audio lesson. */
  renderPlayer: (kind: 'video' | 'audio', content: LessonContent) => ReactNode;
  /** The external viewer's page with {address}. */
  documentViewerAddress: string | undefined;
  articleSize: ArticleSize;
  onArticleSize: (size: ArticleSize) => void;
  /** Opens a classroom that has a page of its own: homework, test, face-to-face, live. */
  onElsewhere: () => void;
}

/** What a classroom shows, by its kind; 学校暂未上传内容 where there is nothing (VIEW-02, VIEW-03). */
export function LessonStage(props: LessonStageProps) {
  const { classroom, content } = props;
  const { render, isElsewhere = false } = STAGES[classroom.kind];
  const { isPlayed } = CONTENT_KINDS[classroom.kind];
  if (isElsewhere) return render(props, NOTHING);
  return (
    <Block
      of={content}
      skeleton={isPlayed ? <PlayerSkeleton /> : <ContentSkeleton />}
      errorTitle="课堂内容加载失败"
      errorVariant="bare"
    >
      {(data) => render(props, data)}
    </Block>
  );
}

interface Stage {
  render: (props: LessonStageProps, content: LessonContent) => ReactNode;
  isElsewhere?: true;
}

const NOTHING: LessonContent = { videos: [], audioUrl: null, materials: [], captionsUrl: null };

const archive: Stage = {
  render: ({ classroom }, { materials }) => <ArchiveContent title={classroom.name} materials={materials} />,
};
const elsewhere = (place: OtherPlace): Stage => ({
  isElsewhere: true,
  render: ({ onElsewhere }) => <ElsewhereContent place={place} onOpen={onElsewhere} />,
});

const STAGES: Record<ContentKind, Stage> = {
  video: {
    render: ({ renderPlayer }, content) =>
      content.videos.length > 0 ? renderPlayer('video', content) : <NoContent />,
  },
  audio: {
    render: ({ renderPlayer }, content) =>
      content.audioUrl === null ? <NoContent /> : renderPlayer('audio', content),
  },
  article: {
    render: ({ classroom, articleSize, onArticleSize }, { materials }) => (
      <ArticleContent
        title={classroom.name}
        materials={materials}
        size={articleSize}
        onSize={onArticleSize}
      />
    ),
  },
  document: {
    render: ({ classroom, documentViewerAddress }, { materials }) => (
      <DocumentContent title={classroom.name} materials={materials} viewerAddress={documentViewerAddress} />
    ),
  },
  image: {
    render: ({ classroom }, { materials }) => <ImageContent title={classroom.name} materials={materials} />,
  },
  archive,
  // Kinds that the product does not name: their files, if they have any.
  'other-test': archive,
  other: archive,
  homework: elsewhere('homework'),
  test: elsewhere('test'),
  'face-to-face': elsewhere('offline'),
  live: elsewhere('app'),
};

function PlayerSkeleton() {
  return <Dark />;
}

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

const Dark = styled.div`
  aspect-ratio: 16 / 9;
  background: ${theme.color.surface.stage};
`;

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
type OtherPlace = 'homework' | 'test' | 'offline' | 'app';

interface ElsewhereContentProps {
  place: OtherPlace;
  onOpen: () => void;
}

/** A classroom that is not studied in the viewer: one button opens its place. */
function ElsewhereContent({ place, onOpen }: ElsewhereContentProps) {
  const { title, action } = WORDS[place];
  return <Empty variant="bare" title={title} action={<Button onClick={onOpen}>{action}</Button>} />;
}

const WORDS: Record<OtherPlace, { title: string; action: string }> = {
  homework: { title: '这是一份作业', action: '去作业' },
  test: { title: '这是一次测试', action: '去测试' },
  offline: { title: '这是一节面授课', action: '查看面授课堂' },
  app: { title: 'PC版功能暂未开放，请打开APP', action: '怎么打开' },
};

const Empty = styled(EmptyState)`
  min-height: 320px;
`;
