import { isolate, type LessonMaterial } from '@cloud-school/domain';
import { Download, FolderArchive } from 'lucide-react';
import { styled } from 'styled-components';
import { ButtonLink } from '../../primitives/button/ButtonLink.tsx';
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
            <FolderArchive size={64} strokeWidth={1} aria-hidden />
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

const Root = styled.div`
  min-height: 100%;
  padding: ${theme.space[8]};
  background: ${theme.color.surface.card};
  ul {
    display: grid;
    gap: ${theme.space[5]};
    max-width: 560px;
    margin: 0 auto;
  }
  ${media.phone} {
    padding: ${theme.space[4]};
  }
`;

const Card = styled.li`
  display: grid;
  justify-items: center;
  gap: ${theme.space[4]};
  padding: ${theme.space[10]} ${theme.space[6]} ${theme.space[6]};
  border-radius: ${theme.radius.dialog};
  background: ${theme.color.action.tint};
  color: ${theme.color.action.base};
`;

const Name = styled.p`
  color: ${theme.color.text.primary};
  font: ${theme.type.cardTitle};
  text-align: center;
  overflow-wrap: anywhere;
`;

const Get = styled(ButtonLink)`
  width: 100%;
  margin-top: ${theme.space[2]};
`;
