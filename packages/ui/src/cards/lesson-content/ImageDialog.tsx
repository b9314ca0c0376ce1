import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { styled } from 'styled-components';
import { StageDialog } from '../../primitives/dialog/StageDialog.tsx';
import { theme } from '../../theme/theme.ts';

export interface ImageDialogProps {
  picture: { url: string; name: string; summary: string | null };
  /** 2 / 12 */
  place: string;
  onMove: (step: 1 | -1) => void;
  onClose: () => void;
}

/** One picture of a lesson, as large as the window allows; arrow keys move between the pictures. */
export function ImageDialog({ picture, place, onMove, onClose }: ImageDialogProps) {
  function moveByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') onMove(-1);
    if (key === 'ArrowRight') onMove(1);
  }
  const name = picture.name || '图片';
  return (
    <StageDialog label={name} onClose={onClose} onKeyDown={moveByKey}>
      <Stage>
        <Head>
          <Place>{place}</Place>
          <Tool type="button" aria-label="关闭" onClick={onClose}>
            <X size={24} aria-hidden />
          </Tool>
        </Head>
        <Tool type="button" aria-label="上一张" onClick={() => onMove(-1)}>
          <ChevronLeft size={24} aria-hidden />
        </Tool>
        <Image src={picture.url} alt={picture.summary ?? name} />
        <Tool type="button" aria-label="下一张" onClick={() => onMove(1)}>
          <ChevronRight size={24} aria-hidden />
        </Tool>
        <Caption>{name}</Caption>
      </Stage>
    </StageDialog>
  );
}

const Stage = styled.div`
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[3]};
  height: 100%;
  padding: ${theme.space[4]};
  color: ${theme.color.text.onStage};
`;

const Head = styled.div`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

const Place = styled.p`
  font: ${theme.type.bodyStrong};
  font-variant-numeric: tabular-nums;
`;

const Tool = styled.button`
  display: grid;
  place-items: center;
  width: ${theme.size.control.touch};
  height: ${theme.size.control.touch};
  border-radius: 50%;
  background: ${theme.color.surface.stageFill};
  &:focus-visible {
    outline-color: ${theme.color.text.onStage};
  }
`;

const Image = styled.img`
  width: 100%;
  height: 100%;
  object-fit: contain;
`;

const Caption = styled.p`
  grid-column: 1 / -1;
  text-align: center;
  overflow-wrap: anywhere;
`;
