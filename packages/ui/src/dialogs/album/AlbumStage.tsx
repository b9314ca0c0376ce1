import type { AlbumMaterial } from '@cloud-school/domain';
import { styled } from 'styled-components';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { SegmentedControl } from '../../primitives/segmented-control/SegmentedControl.tsx';
import { truncate } from '../../primitives/text-overflow/truncate.ts';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { AlbumFigure } from './AlbumFigure.tsx';
import { type AlbumKind, kindOptions } from './albumKinds.ts';
import { AlbumStrip } from './AlbumStrip.tsx';

interface AlbumStageProps {
  name: string;
  /** The whole album, whatever kind is chosen. */
  all: AlbumMaterial[];
  kind: AlbumKind;
  onKind: (kind: AlbumKind) => void;
  /** The materials of the chosen kind; never empty while the album has any. */
  shown: AlbumMaterial[];
  /** Index of the current material in `shown`. */
  index: number;
  onOpen: (index: number) => void;
  onLike?: ((material: AlbumMaterial) => void) | undefined;
}

/** The dark half of an album: name, kind switch and position, then the picture, then the strip. */
export function AlbumStage({ name, all, kind, onKind, shown, index, onOpen, onLike }: AlbumStageProps) {
  const current = shown[index];
  const options = kindOptions(all);
  // With one kind only, the switch would offer an empty choice.
  const isMixed = all.some((one) => one.kind === 'video') && all.some((one) => one.kind === 'picture');
  return (
    <Root>
      <Head>
        <Title>
          <PhraseText>{name}</PhraseText>
        </Title>
        {isMixed && (
          <Kinds>
            <SegmentedControl label="显示" size="small" value={kind} onChange={onKind} options={options} />
          </Kinds>
        )}
        <Position>
          <strong>{index + 1}</strong> / {shown.length}
        </Position>
      </Head>
      {current && (
        <>
          <AlbumFigure
            material={current}
            onPrevious={index > 0 ? () => onOpen(index - 1) : undefined}
            onNext={index < shown.length - 1 ? () => onOpen(index + 1) : undefined}
            onLike={onLike && (() => onLike(current))}
          />
          <AlbumStrip
            materials={shown}
            currentId={current.id}
            onSelect={(id) => onOpen(shown.findIndex((one) => one.id === id))}
          />
        </>
      )}
    </Root>
  );
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  min-width: 0;
  height: 100%;
  background: ${theme.color.surface.stage};
  color: ${theme.color.text.onStage};
  ${media.phone} {
    height: auto;
  }
`;

const Head = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[3]};
  min-height: 4rem;
  padding: 0 ${theme.space[6]};
  ${media.phone} {
    min-height: 3.5rem;
    /* The close button grows with text. */
    padding: 0 calc(${theme.size.control.touch} + ${theme.space[3]}) 0 ${theme.space[4]};
    gap: ${theme.space[2]};
  }
  /* The title beside the close button, and the switch below. */
  ${media.largeText} {
    flex-wrap: wrap;
    padding: ${theme.space[1]} ${theme.space[4]} ${theme.space[2]};
  }
`;

const Title = styled.h2`
  min-width: 0;
  ${truncate}
  font: ${theme.type.cardTitle};
  ${media.phone} {
    font: ${theme.type.labelStrong};
  }
  ${media.largeText} {
    flex: 0 0 calc(100% - ${theme.size.control.touch});
    line-height: ${theme.size.control.touch};
  }
`;

const Kinds = styled.div`
  flex: none;
  > div {
    background: ${theme.color.surface.stageFill};
  }
  label:not(:has(:checked)) {
    color: ${theme.color.text.onStageSecondary};
    &:hover {
      color: ${theme.color.text.onStage};
    }
  }
  label:has(:focus-visible) {
    outline-color: ${theme.color.text.onStage};
  }
  ${media.phone} {
    label {
      padding: 0 ${theme.space[2]};
    }
  }
`;

const Position = styled.p`
  flex: none;
  margin-left: auto;
  color: ${theme.color.text.onStageSecondary};
  font-variant-numeric: tabular-nums;
  strong {
    color: ${theme.color.text.onStage};
  }
  ${media.phone} {
    display: none;
  }
`;
