import { BrandThemeProvider, plainBrandTheme, SegmentedControl, theme } from '@cloud-school/ui';
import { Controls, Description, DocsContext, Unstyled } from '@storybook/addon-docs/blocks';
import { useContext, useState } from 'react';
import { styled } from 'styled-components';
import { brands, STANDARD_BRAND } from '../brands.ts';
import { VIEWPORT_IDS, VIEWPORTS, type ViewportId } from '../frames/viewports.ts';
import { WideDocs } from '../frames/WideDocs.ts';
import { nameState } from '../sidebar/nameState.ts';
import { WallRow } from './WallRow.tsx';
import { wholeScreenOf } from './wholeScreens.ts';

const STATES = ['Full', 'Loading', 'Empty', 'Failed', 'Partial'];
const BRAND_IDS = Object.keys(brands);
const ALL = 'all';

type Choice<Value extends string> = Value | typeof ALL;

/** Every state of a screen side by side, at each width and in each brand, from the stories of its file. */
export function ScreenWall() {
  const context = useContext(DocsContext);
  const stories = context.componentStories().filter(({ tags }) => tags.includes('autodocs'));
  const main = stories.filter(({ name }) => STATES.includes(name));
  const [states, setStates] = useState<'main' | typeof ALL>(main.length > 0 ? 'main' : ALL);
  const [width, setWidth] = useState<Choice<ViewportId>>(ALL);
  const [brand, setBrand] = useState<Choice<string>>(ALL);
  const shown = states === 'main' ? main : stories;
  const title = stories[0]?.title.slice('Screens/'.length) ?? '';

  return (
    <BrandThemeProvider brandTheme={brands[brand]?.theme ?? plainBrandTheme}>
      <WideDocs />
      <Unstyled>
        <Page>
          <h1>{title}</h1>
          <Description of="meta" />
          <p>每张图是一个活的状态，点开就是它在这个品牌、这个宽度下的地址。</p>
          <Choices>
            <SegmentedControl
              label="状态"
              size="small"
              value={states}
              onChange={setStates}
              options={[
                ...(main.length > 0 ? [{ value: 'main' as const, label: `${main.length} 种基本状态` }] : []),
                { value: ALL, label: `全部 ${stories.length} 种` },
              ]}
            />
            <SegmentedControl
              label="宽度"
              size="small"
              value={width}
              onChange={setWidth}
              options={[
                { value: ALL, label: '三种宽度' },
                ...VIEWPORT_IDS.map((id) => ({ value: id, label: String(VIEWPORTS[id].width) })),
              ]}
            />
            <SegmentedControl
              label="品牌"
              size="small"
              value={brand}
              onChange={setBrand}
              options={[
                { value: ALL, label: '全部品牌' },
                ...Object.values(brands).map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
          </Choices>
          {VIEWPORT_IDS.filter((id) => width === ALL || width === id).map((viewport) =>
            BRAND_IDS.filter((id) => brand === ALL || brand === id).map((id) => (
              <WallRow
                key={`${viewport} ${id}`}
                title={`${VIEWPORTS[viewport].width} · ${brands[id]?.name}`}
                viewport={viewport}
                brand={id}
                states={shown.map((story) => ({
                  // The samples of the stories are of the standard school: another brand shows its own page.
                  id: (id !== STANDARD_BRAND && wholeScreenOf(story.id)) || story.id,
                  name: nameState(story.name),
                  globals: story.storyGlobals,
                }))}
              />
            )),
          )}
        </Page>
      </Unstyled>
      <Props>
        <summary>属性</summary>
        <Controls />
      </Props>
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
  > p {
    color: ${theme.color.text.secondary};
  }
`;

const Props = styled.details`
  padding: 0 ${theme.space[6]} ${theme.space[8]};
  summary {
    font: ${theme.type.title};
    cursor: pointer;
  }
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
