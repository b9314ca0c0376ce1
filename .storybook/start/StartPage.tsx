import { BrandThemeProvider, media, plainBrandTheme, theme } from '@cloud-school/ui/theme';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { SegmentedControl } from '../../packages/ui/src/primitives/segmented-control/SegmentedControl.tsx';
import { brands, STANDARD_BRAND } from '../brands.ts';
import { storyAddress, type StoryGlobals } from '../frames/storyAddress.ts';
import { StoryFrame } from '../frames/StoryFrame.tsx';
import { VIEWPORT_IDS, type ViewportId, VIEWPORTS } from '../frames/viewports.ts';
import { WideDocs } from '../frames/WideDocs.ts';
import { FLOWS, JOURNEYS, type StoryLink, TARGETS } from './links.ts';

/** Storybook's entrance: every screen, flow and part in one or two clicks, in the chosen brand and width. */
export function StartPage() {
  const [brand, setBrand] = useState(STANDARD_BRAND);
  const [viewport, setViewport] = useState<ViewportId>('desktop');
  const choice: StoryGlobals = { brand, viewport };
  return (
    <BrandThemeProvider brandTheme={brands[brand]?.theme ?? plainBrandTheme}>
      <WideDocs />
      <Unstyled>
        <Page>
          <header>
            <h1>从这里开始</h1>
            <p>
              每一屏、每个组件、每种状态都能在这里打开、切换、量尺寸。左栏搜中文和组件名都能找到：离线、金蝶、按钮、流程。
            </p>
            <Switches>
              <SegmentedControl
                label="品牌"
                size="small"
                value={brand}
                onChange={setBrand}
                options={Object.values(brands).map(({ id, name }) => ({ value: id, label: name }))}
              />
              <SegmentedControl
                label="宽度"
                size="small"
                value={viewport}
                onChange={setViewport}
                options={VIEWPORT_IDS.map((id) => ({ value: id, label: String(VIEWPORTS[id].width) }))}
              />
            </Switches>
          </header>
          <Part title="常找的" note="点一下就到；左栏搜同样的词也能找到">
            <Links links={TARGETS} choice={{ brand }} />
          </Part>
          <Part title="流程" note="不用服务器，从头走到尾；每次打开都是新的一天">
            <Links links={FLOWS} choice={choice} />
          </Part>
          <Part title="按旅程看屏幕" note="每一行打开一屏：各种状态、每个品牌并排在一页上，宽度可换">
            {JOURNEYS.map(({ name, picture, screens }) => (
              <Journey key={name}>
                <StoryFrame
                  id={picture}
                  name={`打开：${name}`}
                  globals={choice}
                  width={1280}
                  height={640}
                  shownWidth={320}
                />
                <b>{name}</b>
                {screens.map((link) => (
                  <a key={link.screen} href={storyAddress(`${link.screen}--docs`, choice)} target="_top">
                    {link.name}
                    <span>{link.mark}</span>
                  </a>
                ))}
              </Journey>
            ))}
          </Part>
        </Page>
      </Unstyled>
    </BrandThemeProvider>
  );
}

const Links = ({ links, choice }: { links: readonly StoryLink[]; choice: StoryGlobals }) =>
  links.map(({ name, introduction, story, globals }) => (
    <Card key={name} href={storyAddress(story, { ...choice, ...globals })} target="_top">
      <b>{name}</b>
      {introduction}
    </Card>
  ));

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <p>{note}</p>
      <Grid>{children}</Grid>
    </section>
  );
}

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[10]};
  max-width: ${theme.size.content};
  margin: 0 auto;
  padding: ${theme.space[8]} ${theme.space[4]};
  color: ${theme.color.text.primary};
  font: ${theme.type.body};
  h1 {
    font: ${theme.type.page};
  }
  h2 {
    font: ${theme.type.section};
  }
  p {
    margin-bottom: ${theme.space[4]};
    color: ${theme.color.text.secondary};
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[4]};
  ${media.narrow} {
    grid-template-columns: repeat(auto-fill, minmax(min(100%, 320px), 1fr));
  }
  b {
    display: block;
    color: ${theme.color.text.primary};
    font: ${theme.type.itemStrong};
  }
  a:hover {
    color: ${theme.color.action.base};
  }
`;

const Card = styled.a`
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  color: ${theme.color.text.secondary};
  font: ${theme.type.caption};
`;

const Journey = styled.section`
  padding: ${theme.space[5]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
  b {
    margin: ${theme.space[4]} 0 ${theme.space[2]};
  }
  a[href*='docs'] {
    display: flex;
    align-items: center;
    justify-content: space-between;
    min-height: 40px;
    border-top: 1px solid ${theme.color.line.hairline};
  }
  span {
    color: ${theme.color.text.secondary};
    font: ${theme.type.caption};
  }
`;
