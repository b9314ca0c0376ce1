import { isolate, type CourseReview } from '@cloud-school/domain';
import { useState } from 'react';
import { styled } from 'styled-components';
import { stepPagerLabels } from '../../../cards/labels/stepPagerLabels.ts';
import { LazyVideo } from '../../../player/poster/LazyVideo.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { StepPager } from '../../../primitives/pagination/StepPager.tsx';
import { theme } from '../../../theme/theme.ts';

export interface ReviewFilesDialogProps {
  review: CourseReview;
  /** Index of the file that is shown first. */
  index: number;
  onClose: () => void;
}

/** The pictures and videos of a review, one at a time. */
export function ReviewFilesDialog({ review, index: firstIndex, onClose }: ReviewFilesDialogProps) {
  const [index, setIndex] = useState(firstIndex);
  const { authorName, files } = review;
  const file = files[index];
  const name = `${isolate(authorName)}的点评，第 ${index + 1} 个`;
  return (
    <Dialog isOpen title={`${isolate(authorName)}的点评`} width={880} closeLabel="关闭" onClose={onClose}>
      {file?.kind === 'video' && (
        <LazyVideo src={file.url} title={name} posterUrl={file.posterUrl} autoPlay />
      )}
      {file?.kind === 'picture' && (
        <Stage>
          <img src={file.url} alt={name} />
        </Stage>
      )}
      <Foot>
        <StepPager
          labels={stepPagerLabels}
          label="点评的图片和视频"
          current={index + 1}
          pages={files.length}
          onChange={(page) => setIndex(page - 1)}
        />
      </Foot>
    </Dialog>
  );
}

const Stage = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 9;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.stage};
  color: ${theme.color.text.onStage};
  img {
    width: 100%;
    height: 100%;
    object-fit: contain;
  }
`;

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${theme.space[4]};
`;
