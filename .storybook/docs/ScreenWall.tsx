import { BrandThemeProvider, plainBrandTheme, theme } from '@cloud-school/ui/theme';
import { Controls, Description, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { SegmentedControl } from '../../packages/ui/src/primitives/segmented-control/SegmentedControl.tsx';
import { brands } from '../brands.ts';
import { StoryFrame } from '../frames/StoryFrame.tsx';
import { readViewport, VIEWPORT_IDS, type ViewportId, VIEWPORTS } from '../frames/viewports.ts';
import { WideDocs } from '../frames/WideDocs.ts';

/** The states that every screen has, by the end of their ids. */
const MAIN = /--(full|loading|empty|failed|partial)$/;
/** Width of a picture, in px: five phones or three desktops fit a window of 1440 beside the sidebar. */
const SHOWN_WIDTH: Record<ViewportId, number> = { phone: 188, tablet: 320, desktop: 344 };

/** The states of a screen side by side at one width, a row for each brand, from the stories of its file. */
export function ScreenWall() {
  const stories = useContext(DocsContext)
    .componentStories()
    .filter(({ tags }) => tags.includes('autodocs'));
  const main = stories.filter(({ id }) => MAIN.test(id));
  const corners = stories.filter(({ id }) => !MAIN.test(id));
  const [states, setStates] = useState<'main' | 'corners' | 'all'>(main.length > 0 ? 'main' : 'all');
  const [viewport, setViewport] = useState<ViewportId>('desktop');
  const { width, height } = VIEWPORTS[viewport];
  const shown = { main, corners, all: stories }[states].filter(
    ({ storyGlobals }) => (readViewport(storyGlobals.viewport) ?? viewport) === viewport,
  );

  return (
    <BrandThemeProvider brandTheme={plainBrandTheme}>
      <WideDocs />
      <Unstyled>
        <Page>
          <h1>{stories[0]?.title.slice('Screens/'.length)}</h1>
          <Description of="meta" />
          <p>每张图是一个活的状态，点开就是它在这个品牌、这个宽度下的地址。</p>
          <Row>
            <SegmentedControl
              label="状态"
              size="small"
              value={states}
              onChange={setStates}
              options={[
                ...(main.length > 0 ? [{ value: 'main' as const, label: `${main.length} 种基本状态` }] : []),
                ...(main.length > 0 && corners.length > 0
                  ? [{ value: 'corners' as const, label: `暗角 ${corners.length} 处` }]
                  : []),
                { value: 'all', label: `全部 ${stories.length} 种` },
              ]}
            />
            <SegmentedControl
              label="宽度"
              size="small"
              value={viewport}
              onChange={setViewport}
              options={VIEWPORT_IDS.map((id) => ({ value: id, label: String(VIEWPORTS[id].width) }))}
            />
          </Row>
          {Object.values(brands).map((brand) => (
            <section key={brand.id}>
              <h2>{brand.name}</h2>
              <Row>
                {shown
                  .filter(({ storyGlobals }) => (storyGlobals.brand ?? brand.id) === brand.id)
                  .map(({ id, name }) => (
                    <figure key={`${id} ${viewport}`}>
                      <StoryFrame
                        id={id}
                        name={`${name}，${brand.name}，${width}`}
                        globals={{ brand: brand.id, viewport }}
                        width={width}
                        height={height}
                        shownWidth={SHOWN_WIDTH[viewport]}
                      />
                      <figcaption>{name}</figcaption>
                    </figure>
                  ))}
              </Row>
            </section>
          ))}
        </Page>
      </Unstyled>
      <details>
        <summary>属性</summary>
        <Controls />
      </details>
    </BrandThemeProvider>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  padding: ${theme.space[8]} ${theme.space[6]};
  h1 {
    font: ${theme.type.page};
  }
  h2 {
    margin-bottom: ${theme.space[2]};
    font: ${theme.type.title};
  }
  > p,
  figcaption {
    color: ${theme.color.text.secondary};
  }
`;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;
