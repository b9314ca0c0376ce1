import { isolate, type LessonMaterial } from '@cloud-school/domain';
import { ZoomIn } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { useLazyModule } from '../../primitives/lazy-module/useLazyModule.ts';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { Picture } from '../../primitives/picture/Picture.tsx';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { NoContent } from './NoContent.tsx';
import { StageToolBar } from './StageToolBar.tsx';

interface ImageContentProps {
  title: string;
  materials: readonly LessonMaterial[];
  /** A picture failed to load: its address may have expired. */
  onRenew: () => void;
  /** 下载本课 of a wide window; a phone has it beside the title. */
  download?: ReactNode;
}

/** The pictures of a classroom, each beside its lecture summary (VIEW-03). */
export function ImageContent({ title, materials, onRenew, download }: ImageContentProps) {
  const pictures = materials.flatMap((material) =>
    material.url === null ? [] : [{ ...material, url: material.url }],
  );
  const [opened, setOpened] = useState<number | null>(null);
  const { module: ImageDialog, preload, load } = useLazyModule(loadImageDialog);
  const picture = opened === null ? undefined : pictures[opened];
  // A phone has the title in the row above.
  const isPhone = useIsPhone();
  if (pictures.length === 0) return <NoContent />;
  const total = <Total>共 {pictures.length} 张</Total>;
  return (
    <Root>
      <StageToolBar label={isPhone ? total : title} download={download}>
        {!isPhone && total}
      </StageToolBar>
      <ol onErrorCapture={onRenew}>
        {withKeys(pictures).map(([{ name, url, summary }, key], index) => {
          const label = name || `图 ${index + 1}`;
          return (
            <Row key={key}>
              <Figure>
                <Open
                  type="button"
                  aria-label={`放大查看：${isolate(label)}`}
                  onPointerEnter={preload}
                  onClick={() => {
                    setOpened(index);
                    load();
                  }}
                >
                  <Picture src={url} alt="" ratio="16/10" placeholderText={label} />
                  <Zoom>
                    <ZoomIn size={16} aria-hidden />
                  </Zoom>
                </Open>
                <Place>
                  {index + 1} / {pictures.length}
                </Place>
              </Figure>
              <Text>
                <Name>
                  <PhraseText>{label}</PhraseText>
                </Name>
                {summary && (
                  <>
                    <Kind>讲义摘要</Kind>
                    <Summary>{summary}</Summary>
                  </>
                )}
              </Text>
            </Row>
          );
        })}
      </ol>
      {ImageDialog && picture && opened !== null && (
        <ImageDialog
          picture={picture}
          place={`${opened + 1} / ${pictures.length}`}
          onMove={(step) => setOpened((opened + step + pictures.length) % pictures.length)}
          onClose={() => setOpened(null)}
        />
      )}
    </Root>
  );
}

const loadImageDialog = () => import('./ImageDialog.tsx').then(({ ImageDialog }) => ImageDialog);

const Root = styled.div`
  min-height: 100%;
  background: ${theme.color.surface.card};
`;

const Total = styled.span`
  flex: none;
  color: ${theme.color.text.secondary};
`;

const Row = styled.li`
  display: flex;
  gap: ${theme.space[5]};
  padding: ${theme.space[5]};
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  ${media.phone} {
    flex-direction: column;
    gap: ${theme.space[3]};
    padding: ${theme.space[4]};
  }
`;

const Figure = styled.div`
  position: relative;
  flex: none;
  align-self: flex-start;
  width: 232px;
  ${media.phone} {
    width: 100%;
  }
`;

const Open = styled.button`
  display: block;
  width: 100%;
  overflow: hidden;
  border-radius: ${theme.radius.segment};
`;

const Place = styled.span`
  position: absolute;
  top: ${theme.space[2]};
  left: ${theme.space[2]};
  pointer-events: none;
  padding: 2px ${theme.space[2]};
  border-radius: ${theme.radius.pill};
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
  font: ${theme.type.captionStrong};
  font-variant-numeric: tabular-nums;
`;

const Zoom = styled.span`
  position: absolute;
  right: ${theme.space[2]};
  bottom: ${theme.space[2]};
  display: grid;
  place-items: center;
  width: 28px;
  height: 28px;
  border-radius: 50%;
  background: ${theme.color.surface.pill};
  color: ${theme.color.text.onStage};
`;

const Text = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  font: ${theme.type.labelStrong};
  overflow-wrap: anywhere;
`;

const Kind = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Summary = styled.p`
  margin-top: ${theme.space[1]};
  color: ${theme.color.text.secondary};
  font: ${theme.type.item};
  overflow-wrap: anywhere;
  white-space: pre-line;
`;
