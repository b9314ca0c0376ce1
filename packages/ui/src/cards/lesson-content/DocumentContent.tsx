import { isolate, type LessonMaterial } from '@cloud-school/domain';
import { Download, ExternalLink, RotateCw, Smartphone } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { FilterPill } from '../../primitives/pill/FilterPill.tsx';
import { useIsPhone } from '../../primitives/use-is-phone/useIsPhone.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { documentAddress } from './documentAddress.ts';
import { NoContent } from './NoContent.tsx';
import { StageToolBar } from './StageToolBar.tsx';
import { canTurn, turnSideways } from './turnSideways.ts';

interface DocumentContentProps {
  /** Shown where the document has no name. */
  title: string;
  materials: readonly LessonMaterial[];
  /** The external viewer's page with {address}; without it documents are downloads only. */
  viewerAddress: string | undefined;
  onRenew: () => void;
}

/** The documents of a classroom in the frame of the external viewer (VIEW-03). Zoom and pages are the viewer's own. */
export function DocumentContent({ title, materials, viewerAddress, onRenew }: DocumentContentProps) {
  const documents = materials.flatMap(({ id, name, url }) => (url === null ? [] : [{ id, name, url }]));
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Grows with each reload: the viewer opens the same address again too. */
  const [round, setRound] = useState(0);
  const isPhone = useIsPhone();
  const stage = useRef<HTMLDivElement>(null);
  const shown = documents.find(({ id }) => id === chosenId) ?? documents[0];
  if (!shown) return <NoContent />;
  const frame = documentAddress(viewerAddress, shown.url);
  const name = shown.name || title;
  return (
    <Root ref={stage}>
      <StageToolBar label={name}>
        <Button
          variant="text"
          size="small"
          icon={<RotateCw size={16} aria-hidden />}
          aria-label={`重新加载：${isolate(name)}`}
          onClick={() => {
            setRound(round + 1);
            onRenew();
          }}
        >
          重新加载
        </Button>
        {!isPhone && (
          <ButtonLink
            href={shown.url}
            variant="text"
            size="small"
            icon={<Download size={16} aria-hidden />}
            aria-label={`下载${isolate(name)}`}
          >
            下载
          </ButtonLink>
        )}
      </StageToolBar>
      {isPhone && (
        <PhoneTools>
          {frame && canTurn() && (
            <Button
              variant="secondary"
              icon={<Sideways size={16} aria-hidden />}
              onClick={() => void turnSideways(stage.current)}
            >
              横屏看
            </Button>
          )}
          <ButtonLink
            href={shown.url}
            variant="secondary"
            icon={<ExternalLink size={16} aria-hidden />}
            aria-label={`打开原文件：${isolate(name)}`}
          >
            打开原文件
          </ButtonLink>
        </PhoneTools>
      )}
      {documents.length > 1 && (
        <Choices>
          {withKeys(documents).map(([document, key], index) => (
            <FilterPill key={key} isPressed={document === shown} onClick={() => setChosenId(document.id)}>
              {document.name || `文档 ${index + 1}`}
            </FilterPill>
          ))}
        </Choices>
      )}
      {frame ? (
        <Frame
          key={`${round} ${frame}`}
          src={frame}
          title={`文档：${isolate(name)}`}
          // Its own origin stays out of reach: the viewer runs scripts, and nothing else.
          sandbox="allow-scripts"
          referrerPolicy="no-referrer"
          loading="lazy"
        />
      ) : (
        <Note>这份文档不能在页面里打开，请下载后查看。</Note>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  height: 100%;
  background: ${theme.color.surface.track};
`;

/* The page of a document is as wide as paper: on a phone its text is read sideways, or by the phone's own reader. */
const PhoneTools = styled.div`
  display: flex;
  gap: ${theme.space[3]};
  padding: ${theme.space[2]} ${theme.space[4]};
  background: ${theme.color.surface.card};
  > * {
    flex: 1;
    min-height: 44px;
  }
`;

const Sideways = styled(Smartphone)`
  transform: rotate(90deg);
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]} ${theme.space[5]};
  background: ${theme.color.surface.card};
`;

const Frame = styled.iframe`
  flex: 1;
  width: 100%;
  min-height: 480px;
  border: 0;
  ${media.phone} {
    min-height: 60dvh;
  }
`;

const Note = styled.p`
  margin: auto;
  padding: ${theme.space[12]} ${theme.space[6]};
  color: ${theme.color.text.secondary};
  text-align: center;
`;
