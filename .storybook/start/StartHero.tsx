import { media, SegmentedControl, theme, useBrandArt } from '@cloud-school/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { brands } from '../brands.ts';
import { storyAddress } from '../frames/storyAddress.ts';
import { StoryFrame } from '../frames/StoryFrame.tsx';
import type { StoryGlobals } from '../frames/StoryGlobals.ts';
import { VIEWPORT_IDS, VIEWPORTS } from '../frames/viewports.ts';
import { SHORTCUTS } from './shortcuts.ts';

export type StartChoice = Required<StoryGlobals>;

interface StartHeroProps {
  choice: StartChoice;
  onChoose: (choice: StartChoice) => void;
}

const BRANDS = Object.values(brands);

/** What Storybook is for, the switches that all links of the page follow, and examples of addresses. */
export function StartHero({ choice, onChoose }: StartHeroProps) {
  const { Mark } = useBrandArt();
  return (
    <Panel>
      <Words>
        <Sender>
          <Mark />
          数字云校 · 组件与屏幕
        </Sender>
        <h1>从这里开始</h1>
        <p>
          每一屏、每个组件、每种状态都能在这里打开、切换、量尺寸。给设计师、产品和刚来的工程师看。左栏搜中文也能找到：离线、金蝶、按钮、流程。
        </p>
        <Switches>
          <Labelled name="品牌">
            <SegmentedControl
              label="品牌"
              size="small"
              value={choice.brand}
              onChange={(brand) => onChoose({ ...choice, brand })}
              options={BRANDS.map(({ id, name }) => ({ value: id, label: name }))}
            />
          </Labelled>
          <Labelled name="宽度">
            <SegmentedControl
              label="宽度"
              size="small"
              value={choice.viewport}
              onChange={(viewport) => onChoose({ ...choice, viewport })}
              options={VIEWPORT_IDS.map((id) => ({ value: id, label: String(VIEWPORTS[id].width) }))}
            />
          </Labelled>
          <Labelled name="动效">
            <SegmentedControl
              label="动效"
              size="small"
              value={choice.motion}
              onChange={(motion) => onChoose({ ...choice, motion })}
              options={[
                { value: 'full', label: '正常' },
                { value: 'reduced', label: '减弱' },
              ]}
            />
          </Labelled>
        </Switches>
        <Shortcuts aria-label="屏幕、状态、品牌、宽度都在地址里">
          {SHORTCUTS.map(({ name, story, globals }) => (
            <li key={name}>
              <a href={storyAddress(story, globals)} target="_top">
                {name}
              </a>
            </li>
          ))}
        </Shortcuts>
      </Words>
      <Homes>
        {BRANDS.map(({ id, name }) => (
          <StoryFrame
            key={id}
            id="flows--visitor"
            name={`首页，${name}`}
            globals={{ brand: id }}
            href={storyAddress('flows--visitor', { ...choice, brand: id })}
            width={1440}
            height={1400}
            shownWidth={300}
          />
        ))}
      </Homes>
    </Panel>
  );
}

function Labelled({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <small>{name}</small>
      {children}
    </div>
  );
}

const Panel = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${theme.space[6]};
  overflow: hidden;
  padding: ${theme.space[10]} ${theme.space[10]} 0;
  border-radius: ${theme.radius.hero};
  background: linear-gradient(100deg, ${theme.color.hero.start}, ${theme.color.hero.end});
  color: ${theme.color.text.onDeep};
  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr);
    padding: ${theme.space[6]} ${theme.space[6]} 0;
  }
`;

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
  align-content: start;
  padding-bottom: ${theme.space[8]};
  h1 {
    font: ${theme.type.page};
  }
  p {
    max-width: 34em;
    font: ${theme.type.reading};
  }
`;

const Sender = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  font: ${theme.type.label};
  svg {
    width: 40px;
    height: 40px;
  }
`;

const Switches = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  small {
    display: block;
    margin-bottom: ${theme.space[1]};
    font: ${theme.type.caption};
  }
`;

const Shortcuts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
  a {
    display: block;
    padding: ${theme.space[1]} ${theme.space[3]};
    border: 1px solid ${theme.color.hero.line};
    border-radius: ${theme.radius.pill};
    font: ${theme.type.caption};
  }
  a:hover {
    background: ${theme.color.hero.line};
  }
`;

const Homes = styled.div`
  align-self: end;
  display: flex;
  height: 340px;
  a {
    border-radius: ${theme.radius.card} ${theme.radius.card} 0 0;
  }
  a + a {
    margin: ${theme.space[8]} 0 0 calc(-1 * ${theme.space[14]});
  }
  ${media.tablet} {
    height: 200px;
  }
`;
