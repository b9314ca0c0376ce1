import { styled } from 'styled-components';
import { brands } from '../brands.ts';
import { frameAddress } from '../frames/storyAddress.ts';

/** A story in every brand beside each other, at its real width. */
export const BrandPanes = ({ id }: { id: string }) => (
  <Panes>
    {Object.values(brands).map((brand) => (
      <figure key={brand.id}>
        <figcaption>{brand.name}</figcaption>
        <div>
          <iframe title={brand.name} src={frameAddress(id, { brand: brand.id })} loading="lazy" />
        </div>
      </figure>
    ))}
  </Panes>
);

const Panes = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 420px), 1fr));
  gap: 16px;
  figure {
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
  iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`;
