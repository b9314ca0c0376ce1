import type { Highlight } from '@cloud-school/domain';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { stepPagerLabels } from '../../../cards/labels/stepPagerLabels.ts';
import { LazyVideo } from '../../../player/poster/LazyVideo.tsx';
import { Dialog } from '../../../primitives/dialog/Dialog.tsx';
import { StepPager } from '../../../primitives/pagination/StepPager.tsx';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { theme } from '../../../theme/theme.ts';

interface HighlightDialogProps {
  highlights: Highlight[];
  /** Index of the one that is shown first. */
  index: number;
  onClose: () => void;
}

/** The highlights of a lesson large, one at a time: a picture, or a video that plays at once. */
export function HighlightDialog({ highlights, index: firstIndex, onClose }: HighlightDialogProps) {
  const [index, setIndex] = useState(firstIndex);
  const highlight = highlights[index];
  if (!highlight) return null;
  const name = highlight.name || `第 ${index + 1} 个`;
  return (
    <Dialog isOpen title={highlight.name || '课堂花絮'} width={880} closeLabel="关闭" onClose={onClose}>
      {STAGES[highlight.kind](highlight.url, name)}
      {highlights.length > 1 && (
        <Foot>
          <StepPager
            labels={stepPagerLabels}
            label="课堂花絮"
            current={index + 1}
            pages={highlights.length}
            onChange={(page) => setIndex(page - 1)}
          />
        </Foot>
      )}
    </Dialog>
  );
}

/* The whole picture: a portrait is not cropped. */
const Stage = styled(Picture)`
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.stage};
  img {
    object-fit: contain;
  }
`;

const STAGES: Record<Highlight['kind'], (url: string, name: string) => ReactNode> = {
  video: (url, name) => <LazyVideo src={url} title={name} autoPlay />,
  image: (url, name) => <Stage src={url} alt={name} ratio="16/9" placeholderText={name} />,
};

const Foot = styled.div`
  display: flex;
  justify-content: center;
  margin-top: ${theme.space[4]};
`;
