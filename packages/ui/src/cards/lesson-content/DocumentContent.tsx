import { isolate, type LessonMaterial } from '@cloud-school/domain';
import { RotateCw, Smartphone, SquareArrowOutUpRight } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { styled } from 'styled-components';
import { Button } from '../../primitives/button/Button.tsx';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { IconButton } from '../../primitives/icon-button/IconButton.tsx';
import { ExternalLink } from '../../primitives/link/ExternalLink.tsx';
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
  /** On a phone the tools stand in this place, beside the title; without one in a bar of their own. */
  toolsPlace?: HTMLElement | null | undefined;
  /** 下载本课 of a wide window; a phone has it beside the title. */
  download?: ReactNode;
}

/** The documents of a classroom in the frame of the external viewer (VIEW-03). Zoom and pages are the viewer's own. */
export function DocumentContent(props: DocumentContentProps) {
  const { title, materials, viewerAddress, onRenew, toolsPlace = null, download } = props;
  const documents = materials.flatMap(({ id, name, url }) => (url === null ? [] : [{ id, name, url }]));
  const [chosenId, setChosenId] = useState<string | null>(null);
  /** Grows with each reload: the viewer opens the same address again too. */
  const [round, setRound] = useState(0);
  const isPhone = useIsPhone();
  const stage = useRef<HTMLDivElement>(null);
  const shown = documents.find(({ id }) => id === chosenId) ?? documents[0];
  if (!shown) return <NoContent />;
  const frame = documentAddress(viewerAddress, shown.url);
  function reload() {
    setRound(round + 1);
    onRenew();
  }

  const name = shown.name || title;
  const tools = isPhone ? (
    <PhoneTools
      name={name}
      url={shown.url}
      onReload={reload}
      onTurn={frame && canTurn() ? () => void turnSideways(stage.current) : null}
    />
  ) : (
    <>
      <Button
        variant="text"
        size="small"
        icon={<RotateCw size={16} aria-hidden />}
        aria-label={`重新加载：${isolate(name)}`}
        onClick={reload}
      >
        重新加载
      </Button>
      <ButtonLink
        href={shown.url}
        variant="text"
        size="small"
        icon={<SquareArrowOutUpRight size={16} aria-hidden />}
        aria-label={`打开原文件：${isolate(name)}`}
      >
        打开原文件
      </ButtonLink>
    </>
  );
  return (
    <Root ref={stage}>
      {toolsPlace ? (
        createPortal(tools, toolsPlace)
      ) : (
        <StageToolBar label={name} download={download}>
          {tools}
        </StageToolBar>
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
        <Note>这份文档不能在页面里显示，请打开原文件。</Note>
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

interface PhoneToolsProps {
  name: string;
  url: string;
  onReload: () => void;
  /** Null where the phone cannot be turned by a page. */
  onTurn: (() => void) | null;
}

/** The same tools as signs in one row: the text needs the height. */
function PhoneTools({ name, url, onReload, onTurn }: PhoneToolsProps) {
  return (
    <>
      <IconButton
        variant="ghost"
        label={`重新加载：${isolate(name)}`}
        icon={<RotateCw size={20} aria-hidden />}
        onClick={onReload}
      />
      {onTurn && (
        <IconButton
          variant="ghost"
          label="横屏看"
          icon={<Sideways size={20} aria-hidden />}
          onClick={onTurn}
        />
      )}
      <OriginalFile href={url} aria-label={`打开原文件：${isolate(name)}`} title="打开原文件">
        <SquareArrowOutUpRight size={20} aria-hidden />
      </OriginalFile>
    </>
  );
}

const Sideways = styled(Smartphone)`
  transform: rotate(90deg);
`;

const OriginalFile = styled(ExternalLink)`
  display: grid;
  flex: none;
  place-items: center;
  width: ${theme.size.control.touch};
  height: ${theme.size.control.touch};
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
  ${media.lessonPhone} {
    min-height: 0;
  }
`;

const Note = styled.p`
  margin: auto;
  padding: ${theme.space[12]} ${theme.space[6]};
  color: ${theme.color.text.secondary};
  text-align: center;
`;
