import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BrandTheme } from './BrandTheme.ts';
import { media } from './media.ts';
import { mergeTheme } from './mergeTheme.ts';
import type { Theme } from './standardTheme.ts';
import { theme } from './theme.ts';

interface SheetProps {
  /** The printed values; the samples beside them use the CSS variables of the page. */
  values: Theme;
}

/** All token values for designers and developers; the brand of the toolbar changes them. */
function Sheet({ values }: SheetProps) {
  const { control, ...sizes } = values.size;
  return (
    <Page>
      <h1>设计令牌</h1>
      <p>组件只按用途取值，品牌只改数值。切换工具栏里的品牌，看同一张表。</p>
      {Object.entries(values.color).map(([group, colors]) => (
        <Part key={group} title={`color.${group}`}>
          {Object.entries(colors).map(([name, value]) => (
            <Swatch key={name} name={name} value={value}>
              <Color style={{ background: value }} />
            </Swatch>
          ))}
        </Part>
      ))}
      <Part title="space · 间距" isWide>
        {Object.entries(values.space).map(([name, value]) => (
          <Row key={name} name={name} value={value}>
            <Bar style={{ width: value }} />
          </Row>
        ))}
      </Part>
      <Part title="type · 字" isWide>
        {Object.entries(values.type)
          .filter(([, value]) => value.includes('/'))
          .map(([name, value]) => (
            <Row key={name} name={name} value={value.slice(0, value.indexOf(' "'))}>
              <span style={{ font: value }}>学的每一课，都算数 1,680</span>
            </Row>
          ))}
      </Part>
      <Part title="radius · 圆角">
        {Object.entries(values.radius).map(([name, value]) => (
          <Swatch key={name} name={name} value={value}>
            <Corner style={{ borderRadius: value }} />
          </Swatch>
        ))}
      </Part>
      <Part title="shadow · 阴影">
        {Object.entries(values.shadow).map(([name, value]) => (
          <Swatch key={name} name={name} value="">
            <Raised style={{ boxShadow: value }} />
          </Swatch>
        ))}
      </Part>
      <Part title="motion · 动效　size · 尺寸　layer · 层级" isWide>
        {Object.entries({ ...values.motion, ...sizes, ...values.layer }).map(([name, value]) => (
          <Row key={name} name={name} value={value} />
        ))}
        {Object.entries(control).map(([name, value]) => (
          <Row key={name} name={`control.${name}`} value={value} />
        ))}
      </Part>
    </Page>
  );
}

function Part({ title, isWide = false, children }: { title: string; isWide?: boolean; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {isWide ? <Rows>{children}</Rows> : <Grid>{children}</Grid>}
    </section>
  );
}

function Swatch({ name, value, children }: { name: string; value: string; children: ReactNode }) {
  return (
    <figure>
      {children}
      <figcaption>
        <b>{name}</b>
        {value}
      </figcaption>
    </figure>
  );
}

function Row({ name, value, children }: { name: string; value: string; children?: ReactNode }) {
  return (
    <Line>
      <b>{name}</b>
      <span>{value}</span>
      <div>{children}</div>
    </Line>
  );
}

const Page = styled.main`
  display: grid;
  gap: ${theme.space[8]};
  max-width: ${theme.size.content};
  margin: 0 auto;
  h1 {
    font: ${theme.type.page};
  }
  h2 {
    margin-bottom: ${theme.space[3]};
    font: ${theme.type.cardTitle};
  }
  b {
    display: block;
    font: ${theme.type.captionStrong};
    color: ${theme.color.text.primary};
  }
  p,
  figcaption,
  span {
    color: ${theme.color.text.secondary};
  }
  figcaption {
    margin-top: ${theme.space[2]};
    font: ${theme.type.caption};
    overflow-wrap: anywhere;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(128px, 1fr));
  gap: ${theme.space[4]};
`;

const Rows = styled.div`
  padding: ${theme.space[2]} ${theme.space[6]};
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
  box-shadow: ${theme.shadow.rest};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: 128px 112px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 40px;
  padding: ${theme.space[1]} 0;
  font: ${theme.type.caption};
  & + & {
    border-top: 1px solid ${theme.color.line.hairline};
  }
  > div {
    overflow: hidden;
    white-space: nowrap;
  }
  > div > span {
    color: ${theme.color.text.primary};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > div {
      grid-column: 1 / -1;
    }
  }
`;

const Color = styled.div`
  height: 64px;
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.control};
`;

const Bar = styled.div`
  height: 12px;
  border-radius: 2px;
  background: ${theme.color.action.base};
`;

const Corner = styled.div`
  width: 96px;
  height: 64px;
  background: ${theme.color.action.tint};
  border: 1px solid ${theme.color.action.base};
`;

const Raised = styled.div`
  height: 64px;
  border-radius: ${theme.radius.card};
  background: ${theme.color.surface.card};
`;

const meta = {
  title: '设计令牌 Tokens',
  id: 'tokens',
  component: Sheet,
  args: { values: mergeTheme({}) },
} satisfies Meta<typeof Sheet>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The brand of the toolbar. */
export const Default: Story = {
  name: '默认 Default',
  render: (_, { globals, parameters }) => {
    const brands = parameters.brands as Record<string, { theme?: BrandTheme }>;
    return <Sheet values={mergeTheme(brands[String(globals.brand)]?.theme?.overrides ?? {})} />;
  },
};
/** The co-branded theme, independent of the toolbar. */
export const Cobranded: Story = { ...Default, name: '金蝶 Cobranded', globals: { brand: 'kingdee' } };
