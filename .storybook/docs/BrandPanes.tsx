import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { styled } from 'styled-components';
import { brands } from '../brands.ts';
import { frameAddress } from '../frames/storyAddress.ts';
import { readViewport, VIEWPORTS } from '../frames/viewports.ts';

/** A story in every brand at the width that the toolbar chose, a desktop's without a choice: as wide as fits, else zoomed out. */
export function BrandPanes({ id }: { id: string }) {
  const docs = useContext(DocsContext);
  const viewport = readViewport(docs.getStoryContext(docs.storyById(id)).globals.viewport) ?? 'desktop';
  const { width } = VIEWPORTS[viewport];
  return (
    <Panes $width={width}>
      {Object.values(brands).map((brand) => (
        <figure key={brand.id}>
          <figcaption>{brand.name}</figcaption>
          <Window $width={width}>
            <iframe
              title={brand.name}
              src={frameAddress(id, { brand: brand.id, viewport })}
              width={width}
              loading="lazy"
            />
          </Window>
        </figure>
      ))}
    </Panes>
  );
}

/* Phones stand side by side, wider windows one under the other. */
const Panes = styled.div<{ $width: number }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $width }) => $width + 2}px), 1fr));
  gap: 16px;
  figure {
    container-type: inline-size;
    max-width: ${({ $width }) => $width + 2}px;
    margin: 0;
    border: 1px solid rgba(128, 128, 128, 0.3);
    border-radius: 8px;
    overflow: hidden;
  }
  figcaption {
    padding: 8px 16px;
    background: rgba(128, 128, 128, 0.08);
    font-weight: 600;
  }
`;

/* The ratio of two lengths, as in manager-head.html. */
const Window = styled.div<{ $width: number }>`
  width: ${({ $width }) => $width}px;
  zoom: ${({ $width }) => `tan(atan2(min(100cqi, ${$width}px), ${$width}px))`};
  iframe {
    display: block;
    height: 100%;
    border: 0;
  }
`;
