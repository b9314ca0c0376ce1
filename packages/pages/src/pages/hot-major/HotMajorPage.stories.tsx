import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { pageStory } from '../../testing/pageStory.tsx';

const meta = {
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen' },
  // Each brand shows its own school, and the stories name what is in this one.
  globals: { brand: 'portal' },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAnotherMajor: Story = {
  render: pageStory({ path: '/educational-product' }),
  play: async ({ canvas, userEvent, step }) => {
    await step('without an id the page shows the first major of the catalogue', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: '养老护理' })).toBeVisible();
    });
    await step('the visitor opens another major in the catalogue', async () => {
      const catalogue = within(canvas.getByRole('navigation', { name: '专业目录' }));
      await userEvent.click(catalogue.getByRole('link', { name: /康复照护/ }));
      await expect(await canvas.findByRole('heading', { level: 1, name: '康复照护' })).toBeVisible();
      await expect(catalogue.getByRole('link', { current: 'page' })).toHaveTextContent('康复照护');
    });
    await step('products that belong to it follow', async () => {
      const related = within(await canvas.findByRole('region', { name: '相关培训' }));
      await expect((await related.findAllByRole('article')).length).toBeGreaterThan(0);
      const price = await canvas.findByRole('link', { name: /^培训费用/ });
      const target = document.getElementById(price.getAttribute('href')?.slice(1) ?? '');
      await expect(target).toHaveTextContent('相关培训');
    });
  },
};

export const OpensConsultation: Story = {
  render: pageStory({ path: '/educational-product' }),
  play: async ({ canvas, userEvent, step }) => {
    const ask = await canvas.findByRole('button', { name: '咨询老师' });
    await step('the consultation form opens', async () => {
      await userEvent.click(ask);
      const dialog = await screen.findByRole('dialog');
      await expect(within(dialog).getByRole('textbox', { name: /姓名/ })).toBeVisible();
    });
    await step('Escape closes the form; the focus returns to the button', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(ask).toHaveFocus());
    });
  },
};

export const OpenQuestion: Story = {
  render: pageStory({ path: '/educational-product?id=71001&questionId=7100104' }),
  play: async ({ canvas }) => {
    const question = await canvas.findByRole('button', { name: /在职上班/, expanded: true });
    await waitFor(() => expect(question).toHaveFocus());
  },
};

export const UnknownMajor: Story = {
  render: pageStory({ path: '/educational-product?id=none' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('没有找到这个专业')).toBeVisible();
  },
};

/** The catalogue fails and the address has no id: the page shows the failure. */
export const CatalogueFails: Story = {
  render: pageStory({
    path: '/educational-product',
    prepare: ({ controls }) => controls.failNext('hotMajor.page', 'status-500', 1),
  }),
  play: async ({ canvas, userEvent, step }) => {
    const [retry] = await canvas.findAllByRole('button', { name: '重新加载' });
    await step('one retry loads the catalogue and the major', async () => {
      if (retry) await userEvent.click(retry);
      await expect(await canvas.findByRole('heading', { level: 1, name: '养老护理' })).toBeVisible();
    });
  },
};
