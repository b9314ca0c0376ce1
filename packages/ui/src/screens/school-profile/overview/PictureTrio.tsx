import { styled } from 'styled-components';
import { Picture } from '../../../primitives/picture/Picture.tsx';
import { clamp } from '../../../primitives/text-overflow/clamp.ts';
import { media } from '../../../theme/media.ts';
import { theme } from '../../../theme/theme.ts';

interface PictureTrioProps {
  pictures: { url: string; name: string | null }[];
}

const SHOWN = 3;

/** Up to three pictures of the school: a large one over two small ones. */
export function PictureTrio({ pictures }: PictureTrioProps) {
  const shown = pictures.slice(0, SHOWN);
  return (
    <Grid>
      {shown.map(({ url, name }, index) => {
        const isLarge = index === 0 || shown.length === 2;
        return (
          <Figure key={url} $isLarge={isLarge}>
            <Picture
              src={url}
              alt={name ? '' : '校园照片'}
              ratio={isLarge ? '384/300' : '184/148'}
              placeholderText={name ?? '校'}
            />
            {name && <figcaption>{name}</figcaption>}
          </Figure>
        );
      })}
    </Grid>
  );
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${media.phone} {
    gap: ${theme.space[2]};
  }
`;

const Figure = styled.figure<{ $isLarge: boolean }>`
  position: relative;
  grid-column: ${({ $isLarge }) => ($isLarge ? '1 / -1' : 'auto')};
  overflow: hidden;
  border-radius: ${theme.radius.card};
  figcaption {
    position: absolute;
    bottom: ${theme.space[3]};
    left: ${theme.space[3]};
    max-width: calc(100% - 2 * ${theme.space[3]});
    padding: 2px 10px;
    ${clamp(1)}
    border-radius: ${theme.radius.control};
    background: ${theme.color.surface.card};
    font: ${theme.type.bodyStrong};
  }
`;
