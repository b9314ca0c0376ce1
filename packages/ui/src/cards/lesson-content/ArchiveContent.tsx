import { isolate, type LessonMaterial } from '@cloud-school/domain';
import { Download, FolderArchive } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
import { cardSurface } from '../../primitives/card-surface/cardSurface.ts';
import { withKeys } from '../../primitives/list-keys/withKeys.ts';
import { PhraseText } from '../../primitives/phrase-text/PhraseText.tsx';
import { media } from '../../theme/media.ts';
import { theme } from '../../theme/theme.ts';
import { NoContent } from './NoContent.tsx';

interface ArchiveContentProps {
  title: string;
  materials: readonly LessonMaterial[];
}

/** The files of a classroom to download; they do not open in the page. */
export function ArchiveContent({ title, materials }: ArchiveContentProps) {
  const files = materials.flatMap(({ id, name, url }) => (url === null ? [] : [{ id, name, url }]));
  if (files.length === 0) return <NoContent />;
  return (
    <Root>
      <ul>
        {withKeys(files).map(([{ name, url }, key]) => (
          <Card key={key}>
            <Tile aria-hidden>
              <FolderArchive size={40} strokeWidth={1.5} />
              {kindOf(name) && <span>{kindOf(name)}</span>}
            </Tile>
            <Name>
              <PhraseText>{name || title}</PhraseText>
            </Name>
            <Get
              href={url}
              download={name || title}
              size="large"
              icon={<Download size={20} aria-hidden />}
              aria-label={`下载${isolate(name || title)}`}
            >
              下载
            </Get>
          </Card>
        ))}
      </ul>
    </Root>
  );
}

/** ZIP of 急救口诀卡.zip; null of a name without an ending. */
const kindOf = (name: string): string | null => /\.([a-z\d]{2,4})$/i.exec(name)?.[1]?.toUpperCase() ?? null;

const Root = styled.div`
  padding: ${theme.space[8]};
  ul {
    display: grid;
    gap: ${theme.space[5]};
    max-width: 1040px;
    margin: 0 auto;
  }
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Card = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: ${theme.space[4]} ${theme.space[6]};
  padding: ${theme.space[6]};
  ${cardSurface}
  ${media.phone} {
    gap: ${theme.space[4]};
    padding: ${theme.space[4]};
  }
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  align-content: center;
  width: 96px;
  height: 96px;
  border-radius: ${theme.radius.segment};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
  font: ${theme.type.captionStrong};
  ${media.phone} {
    width: 72px;
    height: 72px;
  }
`;

const Name = styled.p`
  font: ${theme.type.title};
  overflow-wrap: anywhere;
  ${media.phone} {
    font: ${theme.type.cardTitle};
  }
`;

const Get = styled(ButtonLink)`
  ${media.phone} {
    grid-column: 1 / -1;
  }
`;
