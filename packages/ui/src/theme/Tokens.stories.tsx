import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ReactNode, useState } from 'react';
import { expect, fn, screen } from 'storybook/test';
import { styled } from 'styled-components';
import { SegmentedControl } from '../primitives/segmented-control/SegmentedControl.tsx';
import type { BrandTheme } from './BrandTheme.ts';
import { toDesignTokens } from './design-tokens/designTokens.ts';
import { media } from './media.ts';
import { mergeTheme } from './mergeTheme.ts';
import type { Theme } from './standardTheme.ts';
import { CopyToken, type TokenForm, TokenFormContext } from './testing/CopyToken.tsx';
import { theme } from './theme.ts';

interface SheetProps {
  /** The printed values; the samples beside them use the CSS variables of the page. */
  values: Theme;
}

/** All token values for designers and developers; the brand of the toolbar changes them. */
function Sheet({ values }: SheetProps) {
  const { control, ...sizes } = values.size;
  const [form, setForm] = useState<TokenForm>('css');
  const file = `data:application/json,${encodeURIComponent(JSON.stringify(toDesignTokens(values), null, 2))}`;
  return (
    <TokenFormContext value={form}>
      <Page>
        <h1>设计令牌</h1>
        <p>组件只按用途取值，品牌只改数值。切换工具栏里的品牌，看同一张表；按一下样本就复制。</p>
        <Tools>
          <SegmentedControl label="复制成" value={form} options={FORMS} onChange={setForm} />
          <a href={file} download="tokens.json">
            下载 tokens.json（DTCG）
          </a>
          <span>改完用 npm run new-brand -- 品牌 --colors --tokens tokens.json 读回来</span>
        </Tools>
        {Object.entries(values.color).map(([group, colors]) => (
          <Part key={group} title={`color.${group}`}>
            {Object.entries(colors).map(([name, value]) => (
              <Swatch key={name} path={`color.${group}.${name}`} name={name} value={value}>
                <Color style={{ background: value }} />
              </Swatch>
            ))}
          </Part>
        ))}
        <Part title="space · 间距" isWide>
          {Object.entries(values.space).map(([name, value]) => (
            <Row key={name} path={`space.${name}`} name={name} value={value}>
              <Bar style={{ width: value }} />
            </Row>
          ))}
        </Part>
        <Part title="type · 字" isWide>
          {Object.entries(values.type)
            .filter(([, value]) => value.includes('/'))
            .map(([name, value]) => (
              <Row key={name} path={`type.${name}`} name={name} value={value.slice(0, value.indexOf(' "'))}>
                <span style={{ font: value }}>学的每一课，都算数 1,680</span>
              </Row>
            ))}
        </Part>
        <Part title="radius · 圆角">
          {Object.entries(values.radius).map(([name, value]) => (
            <Swatch key={name} path={`radius.${name}`} name={name} value={value}>
              <Corner style={{ borderRadius: value }} />
            </Swatch>
          ))}
        </Part>
        <Part title="shadow · 阴影">
          {Object.entries(values.shadow).map(([name, value]) => (
            <Swatch key={name} path={`shadow.${name}`} name={name} value={value}>
              <Raised style={{ boxShadow: value }} />
            </Swatch>
          ))}
        </Part>
        <Part title="motion · 动效　size · 尺寸　layer · 层级" isWide>
          {Object.entries({ motion: values.motion, size: sizes, layer: values.layer }).flatMap(
            ([group, tokens]) =>
              Object.entries(tokens).map(([name, value]) => (
                <Row key={name} path={`${group}.${name}`} name={name} value={value} />
              )),
          )}
          {Object.entries(control).map(([name, value]) => (
            <Row key={name} path={`size.control.${name}`} name={`control.${name}`} value={value} />
          ))}
        </Part>
      </Page>
    </TokenFormContext>
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

interface SampleProps {
  path: string;
  name: string;
  value: string;
  children?: ReactNode;
}

function Swatch({ path, name, value, children }: SampleProps) {
  return (
    <CopyToken path={path} value={value}>
      {children}
      <Caption>
        <b>{name}</b>
        {path.startsWith('shadow') ? '' : value}
      </Caption>
    </CopyToken>
  );
}

function Row({ path, name, value, children }: SampleProps) {
  return (
    <CopyToken path={path} value={value}>
      <Line>
        <b>{name}</b>
        <span>{value}</span>
        <span>{children}</span>
      </Line>
    </CopyToken>
  );
}

const FORMS: { value: TokenForm; label: string }[] = [
  { value: 'css', label: 'CSS 变量' },
  { value: 'ts', label: 'TypeScript' },
  { value: 'value', label: '值' },
];

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[4]};
  a {
    color: ${theme.color.action.base};
    font: ${theme.type.bodyStrong};
  }
`;

const Caption = styled.span`
  display: block;
  margin-top: ${theme.space[2]};
  font: ${theme.type.caption};
  overflow-wrap: anywhere;
`;

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
  span {
    color: ${theme.color.text.secondary};
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

const Line = styled.span`
  display: grid;
  grid-template-columns: 128px 112px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[4]};
  min-height: 40px;
  padding: ${theme.space[1]} 0;
  border-bottom: 1px solid ${theme.color.line.hairline};
  font: ${theme.type.caption};
  > :last-child {
    overflow: hidden;
    white-space: nowrap;
  }
  > :last-child > span {
    color: ${theme.color.text.primary};
  }
  ${media.phone} {
    grid-template-columns: minmax(0, 1fr) auto;
    > :last-child {
      grid-column: 1 / -1;
    }
  }
`;

const Color = styled.span`
  display: block;
  height: 64px;
  border: 1px solid ${theme.color.line.hairline};
  border-radius: ${theme.radius.control};
`;

const Bar = styled.span`
  display: block;
  height: 12px;
  border-radius: 2px;
  background: ${theme.color.action.base};
`;

const Corner = styled.span`
  display: block;
  width: 96px;
  height: 64px;
  background: ${theme.color.action.tint};
  border: 1px solid ${theme.color.action.base};
`;

const Raised = styled.span`
  display: block;
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
/** A press copies a token in the chosen form. */
export const Copied: Story = {
  ...Default,
  name: '复制 Copied',
  tags: ['!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const write = fn(() => Promise.resolve());
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText: write } });
    const copied = {
      'CSS 变量': 'var(--color-action-base)',
      TypeScript: 'theme.color.action.base',
      值: '#2456e6',
    };
    for (const [form, text] of Object.entries(copied))
      await step(form, async () => {
        await userEvent.click(canvas.getByText(form));
        const [sample] = canvas.getAllByTitle(`复制 ${text}`);
        if (sample) await userEvent.click(sample);
        await expect(write).toHaveBeenLastCalledWith(text);
        await expect(await screen.findByText(`已复制 ${text}`)).toBeVisible();
      });
  },
};

/** The co-branded theme, independent of the toolbar. */
export const Cobranded: Story = { ...Default, name: '金蝶 Cobranded', globals: { brand: 'kingdee' } };
