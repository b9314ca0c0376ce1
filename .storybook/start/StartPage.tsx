import { BrandThemeProvider, media, plainBrandTheme, theme } from '@cloud-school/ui';
import { Unstyled } from '@storybook/addon-docs/blocks';
import { type ReactNode, useState } from 'react';
import { styled } from 'styled-components';
import { brands, STANDARD_BRAND } from '../brands.ts';
import { storyAddress } from '../frames/storyAddress.ts';
import { WideDocs } from '../frames/WideDocs.ts';
import { FLOWS } from './flows.ts';
import { JourneyCard } from './JourneyCard.tsx';
import { JOURNEYS } from './journeys.ts';
import { CardGrid, LinkCard } from './LinkCard.tsx';
import { SpecimenCard } from './SpecimenCard.tsx';
import { SPECIMENS } from './specimens.ts';
import { type StartChoice, StartHero } from './StartHero.tsx';
import { TARGETS } from './targets.ts';

const DOCUMENTS = [
  { name: '架构', introduction: 'docs/architecture.md' },
  { name: '加一屏', introduction: 'docs/how-to/add-a-screen.md' },
  { name: '加一个品牌', introduction: 'docs/how-to/zh-CN/add-a-brand.md' },
  { name: '规格对照', introduction: 'docs/spec-coverage.md' },
];

/** Storybook's entrance: every screen, flow and part in one or two clicks, in the chosen brand and width. */
export function StartPage() {
  const [choice, setChoice] = useState<StartChoice>({
    brand: STANDARD_BRAND,
    viewport: 'desktop',
    motion: 'full',
  });
  return (
    <BrandThemeProvider brandTheme={brands[choice.brand]?.theme ?? plainBrandTheme}>
      <WideDocs />
      <Unstyled>
        <Page>
          <StartHero choice={choice} onChoose={setChoice} />
          <Part title="常找的" note="点一下就到；左栏搜同样的词也能找到">
            <CardGrid>
              {TARGETS.map(({ name, introduction, story, globals }) => (
                <LinkCard
                  key={name}
                  name={name}
                  introduction={introduction}
                  href={storyAddress(story, { brand: choice.brand, ...globals })}
                />
              ))}
            </CardGrid>
          </Part>
          <Part title="流程" note="不用服务器，从头走到尾；每次打开都是新的一天">
            <CardGrid>
              {FLOWS.map(({ name, introduction, story, globals }) => (
                <LinkCard
                  key={story}
                  name={name}
                  introduction={introduction}
                  href={storyAddress(story, { ...choice, ...globals })}
                />
              ))}
            </CardGrid>
          </Part>
          <Part title="按旅程看屏幕" note="每一行打开一屏：各种状态、三种宽度、每个品牌并排在一页上">
            <Journeys>
              {JOURNEYS.map((journey, index) => (
                <JourneyCard key={journey.name} number={index + 1} journey={journey} choice={choice} />
              ))}
            </Journeys>
          </Part>
          <Part title="组件" note="只知道属性，不知道接口；换品牌不改一行">
            <Specimens>
              {SPECIMENS.map((specimen) => (
                <SpecimenCard key={specimen.name} specimen={specimen} choice={choice} />
              ))}
            </Specimens>
          </Part>
          <Part title="令牌与校验" note="品牌只换令牌与画，不换组件；规则与原话，表单和接口共用">
            <CardGrid>
              <LinkCard
                name="设计令牌"
                introduction="颜色、字号、间距、圆角、阴影"
                href={storyAddress('tokens--default', choice)}
              />
              <LinkCard
                name="插画"
                introduction="没有自己画的品牌用这一套"
                href={storyAddress('plain-art--drawings', choice)}
              />
              <LinkCard
                name="校验练习场"
                introduction="改输入，立刻看到结果与原话"
                href={storyAddress('validators--default', choice)}
              />
              <LinkCard
                name="怎样写故事"
                introduction="写给加一屏的工程师"
                href={storyAddress('how-to-write-a-story--docs')}
              />
            </CardGrid>
          </Part>
          <Part title="文档" note="在代码库里，写给明天来的人">
            <CardGrid>
              {DOCUMENTS.map(({ name, introduction }) => (
                <LinkCard key={name} name={name} introduction={introduction} />
              ))}
            </CardGrid>
          </Part>
        </Page>
      </Unstyled>
    </BrandThemeProvider>
  );
}

function Part({ title, note, children }: { title: string; note: string; children: ReactNode }) {
  return (
    <section aria-label={title}>
      <Heading>{title}</Heading>
      <Note>{note}</Note>
      {children}
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
`;

const Heading = styled.h2`
  font: ${theme.type.section};
`;

const Note = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.text.secondary};
`;

const Journeys = styled.div`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${theme.space[6]};
  ${media.narrow} {
    grid-template-columns: repeat(auto-fill, minmax(300px, 1fr));
  }
`;

const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(260px, 1fr));
  gap: 1px;
  overflow: hidden;
  border-radius: ${theme.radius.card};
  background: ${theme.color.line.hairline};
  box-shadow: ${theme.shadow.rest};
`;
