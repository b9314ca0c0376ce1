import type { Highlight } from '@cloud-school/domain';
import { Play, ZoomIn } from 'lucide-react';
import { useState } from 'react';
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
          const isVideo = kind === 'video';
          const action = isVideo ? '播放视频' : '查看图片';
          return (
            // Highlights have no ids.
            <li key={index}>
              <Tile
                type="button"
                aria-haspopup="dialog"
                aria-label={`${action}：${name || `第 ${index + 1} 个`}`}
                onPointerEnter={preload}
                onClick={() => {
                  setOpenIndex(index);
                  load();
                }}
              >
                <Cover
                  {...(isVideo ? { fallback: <VideoFrame url={url} /> } : { src: url })}
                  alt=""
                  ratio="170/112"
                  placeholderText={name || '花絮'}
                />
                <Mark aria-hidden $isVideo={isVideo}>
                  {isVideo ? <Play size={18} fill="currentColor" /> : <ZoomIn size={14} />}
                </Mark>
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

/* A disc in the middle of a video, a small magnifier in the corner of a picture. */
const Mark = styled.span<{ $isVideo: boolean }>`
  position: absolute;
  inset: ${({ $isVideo }) => ($isVideo ? '0' : `auto ${theme.space[2]} ${theme.space[2]} auto`)};
  display: grid;
  place-items: center;
  width: ${({ $isVideo }) => ($isVideo ? '40px' : '24px')};
  height: ${({ $isVideo }) => ($isVideo ? '40px' : '24px')};
  margin: ${({ $isVideo }) => ($isVideo ? 'auto' : '0')};
  border-radius: 50%;
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
`;

const Name = styled.p`
  ${truncate}
  margin-top: ${theme.space[2]};
`;
