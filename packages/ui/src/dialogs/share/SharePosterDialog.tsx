import { isolate } from '@cloud-school/domain';
import { Check, Download, ImageOff, Link2, RotateCw } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { Dialog } from '../../primitives/dialog/Dialog.tsx';
import { Skeleton } from '../../primitives/skeleton/Skeleton.tsx';
import { theme } from '../../theme/theme.ts';
import { useBrandArt } from '../../theme/useBrandArt.ts';
import { drawPoster, POSTER } from './drawPoster.ts';
import { CAMPUS_BOX, SCENE_BOXES, type SafeBox } from './placePicture.ts';
import type { Poster } from './Poster.ts';

export interface SharePosterDialogProps {
  poster: Poster;
  /** Downloads the picture; 'shown' where the browser would drop it and the caller shows it to press long. */
  onSave: (picture: Blob) => Promise<'saved' | 'shown'>;
  /** Rejects where the browser does not allow it. */
  onCopy: (address: string) => Promise<void>;
  onClose: () => void;
}

type Drawing = { status: 'drawing' | 'failed' } | { status: 'drawn'; picture: Blob; url: string };

/** A poster of a page with its QR code, to save or to send, and the page's address to copy. */
export function SharePosterDialog({ poster, onSave, onCopy, onClose }: SharePosterDialogProps) {
  const { CampusScene, Mark, PosterScene } = useBrandArt();
  const drawn = PosterScene ? <PosterScene kind={poster.kind} /> : <CampusScene />;
  const box = PosterScene ? SCENE_BOXES[poster.kind] : CAMPUS_BOX;
  const { drawing, retry, setFrame, scene, mark } = useDrawing(poster, box);
  const [done, setDone] = useState<string | null>(null);
  const isDrawn = drawing.status === 'drawn';
  const [isSaved, setSaved] = useState(false);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => setSaved(false), SAVED_MS);
    return () => clearTimeout(timer);
  }, [isSaved]);

  const copy = () =>
    onCopy(poster.address).then(
      () => setDone('链接已复制'),
      () => setDone(`没有复制成功，请手动复制：${poster.address}`),
    );

  return (
    <Dialog isOpen title="分享" isSheetOnPhone closeLabel="关闭" onClose={onClose} width={400}>
      <Frame ref={setFrame}>
        <div ref={scene} hidden aria-hidden>
          {drawn}
        </div>
        <div ref={mark} hidden aria-hidden>
          <Mark />
        </div>
        {drawing.status === 'drawing' && (
          <Outline aria-busy>
            <Skeleton height="46%" shape="block" />
            <Skeleton width="70%" height={20} />
            <Skeleton width="45%" height={14} />
            <small>正在画海报，约 1 秒</small>
          </Outline>
        )}
        {drawing.status === 'failed' && (
          <Failure role="alert">
            <ImageOff size={32} aria-hidden />
            <strong>海报没有画成</strong>
            <span>链接照样能发</span>
            <Button variant="outline" icon={<RotateCw size={16} aria-hidden />} onClick={retry}>
              再画一次
            </Button>
          </Failure>
        )}
        {drawing.status === 'drawn' && <img src={drawing.url} alt={`海报：${isolate(poster.title)}`} />}
      </Frame>
      <Actions>
        <Button
          size="large"
          variant={drawing.status === 'failed' ? 'secondary' : 'solid'}
          disabled={!isDrawn}
          icon={isSaved ? <Check size={18} aria-hidden /> : <Download size={18} aria-hidden />}
          onClick={() => {
            if (drawing.status !== 'drawn') return;
            void onSave(drawing.picture).then((outcome) => {
              setDone(SAVED_WORDS[outcome]);
              setSaved(outcome === 'saved');
            });
          }}
        >
          {isSaved ? '已保存' : '保存海报'}
        </Button>
        <Button
          size="large"
          variant={drawing.status === 'failed' ? 'solid' : 'secondary'}
          icon={<Link2 size={18} aria-hidden />}
          onClick={() => void copy()}
        >
          复制链接
        </Button>
      </Actions>
      <Done aria-live="polite">
        {done && (
          <>
            <Check size={14} aria-hidden />
            <span>{done}</span>
          </>
        )}
      </Done>
    </Dialog>
  );
}

/** The button says 已保存 that long. */
const SAVED_MS = 3000;

const SAVED_WORDS = { saved: '海报已保存；没有保存时，长按图片也能保存', shown: null };

/** Draws the poster when its frame is on the page, after the dialog has opened; its colours are those where the frame stands. */
function useDrawing(poster: Poster, box: SafeBox) {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  const scene = useRef<HTMLDivElement>(null);
  const mark = useRef<HTMLDivElement>(null);
  const [drawing, setDrawing] = useState<Drawing>({ status: 'drawing' });
  // Drawn once, as the dialog opens: data that arrives later on the page behind it does not draw it again.
  const [opened] = useState(poster);
  const draw = useCallback(async () => {
    if (!frame) return;
    try {
      const picture = await drawPoster(opened, frame, { scene: scene.current, box, mark: mark.current });
      setDrawing({ status: 'drawn', picture, url: URL.createObjectURL(picture) });
    } catch {
      setDrawing({ status: 'failed' });
    }
  }, [opened, frame, box]);
  useEffect(() => {
    void draw();
  }, [draw]);
  const url = drawing.status === 'drawn' ? drawing.url : null;
  useEffect(
    () => () => {
      if (url) URL.revokeObjectURL(url);
    },
    [url],
  );
  const retry = () => {
    setDrawing({ status: 'drawing' });
    void draw();
  };
  return { drawing, setFrame, scene, mark, retry };
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  width: min(100%, 264px, 34vh);
  aspect-ratio: ${POSTER.width} / ${POSTER.height};
  margin: 0 auto;
  overflow: hidden;
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.segment};
  background: ${theme.color.surface.fill};
  > img {
    width: 100%;
  }
`;

/* In the shape of the poster. */
const Outline = styled.div`
  display: grid;
  align-content: start;
  gap: ${theme.space[3]};
  width: 100%;
  height: 100%;
  > * {
    margin-inline: ${theme.space[4]};
  }
  > :first-child {
    margin-inline: 0;
  }
  small {
    margin-top: ${theme.space[6]};
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
    text-align: center;
  }
`;

const Failure = styled.div`
  display: grid;
  justify-items: center;
  gap: ${theme.space[2]};
  padding: ${theme.space[4]};
  color: ${theme.color.text.secondary};
  text-align: center;
  > strong {
    color: ${theme.color.text.primary};
  }
`;

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[4]};
`;

/* Its line stands partly in the foot of the dialog: nothing moves when it comes, and no blank strip waits for it. */
const Done = styled.p`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${theme.space[1]};
  min-height: 1.25rem;
  margin-block: ${theme.space[1]} calc(-1 * ${theme.space[4]});
  color: ${theme.color.success.ink};
  font: ${theme.type.caption};
  overflow-wrap: anywhere;
`;
