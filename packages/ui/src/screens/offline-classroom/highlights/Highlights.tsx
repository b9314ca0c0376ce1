import { isolate, type Highlight } from '@cloud-school/domain';
import { Play, ZoomIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../../primitives/lazy-module/useLazyModule.ts';
import { PhraseText } from '../../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { truncate } from '../../../primitives/text-overflow/truncate.ts';
import { theme } from '../../../theme/theme.ts';
import { HighlightGrid } from './HighlightGrid.ts';
import { VideoFrame } from './VideoFrame.tsx';

/** Pictures and videos of the lesson; a press opens them large (OFF-01). */
export function Highlights({ highlights }: { highlights: Highlight[] }) {
  const [openIndex, setOpenIndex] = useState<number | null>(null);
  const { module: HighlightDialog, preload, load } = useLazyModule(loadHighlightDialog);
  return (
    <>
      <HighlightGrid>
        {highlights.map(({ name, url, kind }, index) => {
          const { action, Sign, cover } = LOOKS[kind];
          return (
            // Highlights have no ids.
            <li key={index}>
              <Tile
                type="button"
                aria-haspopup="dialog"
                aria-label={`${action}：${isolate(name || `第 ${index + 1} 个`)}`}
                onPointerEnter={preload}
                onClick={() => {
                  setOpenIndex(index);
                  load();
                }}
              >
                <Cover {...cover(url)} alt="" ratio="170/112" placeholderText={name || '花絮'} />
                <Sign />
              </Tile>
              {name && (
                <Name title={name} aria-hidden>
                  <PhraseText>{name}</PhraseText>
                </Name>
              )}
            </li>
          );
        })}
      </HighlightGrid>
      {HighlightDialog && openIndex !== null && (
        <HighlightDialog highlights={highlights} index={openIndex} onClose={() => setOpenIndex(null)} />
      )}
    </>
  );
}

const loadHighlightDialog = () =>
  import('./HighlightDialog.tsx').then(({ HighlightDialog }) => HighlightDialog);

const Tile = styled.button`
  position: relative;
  display: block;
  width: 100%;
  border-radius: ${theme.radius.segment};
`;

const Cover = styled(Picture)`
  border-radius: ${theme.radius.segment};
`;

const Mark = styled.span`
  position: absolute;
  display: grid;
  place-items: center;
  border-radius: 50%;
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
`;

const Disc = styled(Mark)`
  inset: 0;
  width: 40px;
  height: 40px;
  margin: auto;
`;

const Corner = styled(Mark)`
  inset: auto ${theme.space[2]} ${theme.space[2]} auto;
  width: 24px;
  height: 24px;
`;

/** A disc in the middle of a video, a small magnifier in the corner of a picture. */
const LOOKS: Record<
  Highlight['kind'],
  { action: string; Sign: () => ReactNode; cover: (url: string) => { src: string } | { fallback: ReactNode } }
> = {
  video: {
    action: '播放视频',
    Sign: () => (
      <Disc aria-hidden>
        <Play size={18} fill="currentColor" />
      </Disc>
    ),
    cover: (url) => ({ fallback: <VideoFrame url={url} /> }),
  },
  image: {
    action: '查看图片',
    Sign: () => (
      <Corner aria-hidden>
        <ZoomIn size={14} />
      </Corner>
    ),
    cover: (src) => ({ src }),
  },
};

const Name = styled.p`
  ${truncate}
  margin-top: ${theme.space[2]};
`;
