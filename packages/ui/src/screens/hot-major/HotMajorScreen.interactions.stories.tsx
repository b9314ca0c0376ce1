import { makeCommonQuestion, makeHotMajor, makeMany, makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, ready } from '../../primitives/block/Loadable.ts';
import { HotMajorScreen } from './HotMajorScreen.tsx';

const onRetry = fn();

const meta = {
  tags: ['!autodocs'],
  component: HotMajorScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    majors: ready(makeMany(makeHotMajor, 10)),
    major: ready(makeHotMajor({ id: 'major-2' }, 1)),
    majorId: 'major-2',
    getLink: ({ id }) => `#${id}`,
    onShowQuestion: fn(),
    onEnrol: fn(),
    onConsult: fn(),
    phone: '0571-8832 6610',
    homeTo: '/',
    listTo: '/educational-product',
  },
} satisfies Meta<typeof HotMajorScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const CatalogueAndMajor: Story = {
  play: async ({ canvas, step }) => {
    await step('the catalogue lists ten majors and marks the current one (MAJOR-01)', async () => {
      const catalogue = within(canvas.getByRole('navigation', { name: '专业目录' }));
      await expect(catalogue.getAllByRole('link')).toHaveLength(10);
      await expect(catalogue.getByRole('link', { current: 'page' })).toHaveTextContent('母婴护理');
      await expect(catalogue.getAllByRole('link')[2]).toHaveAttribute('href', '#major-3');
    });
    await step('the page shows breadcrumb, salary, prospects and suitable people (MAJOR-02)', async () => {
      const breadcrumb = within(canvas.getByRole('navigation', { name: '当前位置' }));
      await expect(breadcrumb.getByRole('link', { name: '培训项目' })).toHaveAttribute(
        'href',
        '/educational-product',
      );
      const article = within(canvas.getByRole('article'));
      await expect(article.getByRole('heading', { level: 1, name: '母婴护理' })).toBeVisible();
      await expect(article.getByText('8,800–15,000')).toBeVisible();
      await expect(article.getByRole('heading', { name: '就业前景' })).toBeVisible();
      await expect(article.getByText(/岗位常年招聘/)).toBeVisible();
      await expect(article.getByRole('heading', { name: '适合人群' })).toBeVisible();
      await expect(article.getByText(/愿意与长者相处/)).toBeVisible();
    });
  },
};

/** A chip has no foot that names the unit: a salary alone would read as a price. */
export const SalariesOfThePhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const catalogue = within(canvas.getByRole('navigation', { name: '专业目录' }));
    for (const label of catalogue.getAllByText('月薪')) {
      await expect(label).toBeVisible();
      const { scrollHeight = 0, clientHeight = 0 } = label.parentElement ?? {};
      await expect(scrollHeight).toBeLessThanOrEqual(clientHeight + 1);
    }
    await expect(catalogue.getByRole('link', { current: 'page' })).toHaveTextContent(
      '母婴护理月薪 8,800–15,000',
    );
  },
};

/** The lowest price is shown beside the name and links to the products below. */
export const PriceOfTheProducts: Story = {
  args: {
    offer: {
      products: ready([
        makeProduct({ couponPrice: { amount: '1680', isFrom: false } }),
        makeProduct({ couponPrice: { amount: '980', isFrom: false } }, 1),
      ]),
      to: '#products',
    },
  },
  play: async ({ canvas }) => {
    const price = canvas.getByRole('link', { name: /^培训费用 · 2 个项目.*980.*起$/ });
    await expect(price).toHaveAttribute('href', '#products');
  },
};

export const EnrolsAndConsults: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    await step('the accent button calls onEnrol', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '立即报名' }));
      await expect(args.onEnrol).toHaveBeenCalledOnce();
    });
    await step('two buttons open the consultation; a link calls the phone', async () => {
      await userEvent.click(canvas.getByRole('button', { name: '咨询老师' }));
      await userEvent.click(canvas.getByRole('button', { name: '留言咨询' }));
      await expect(args.onConsult).toHaveBeenCalledTimes(2);
      await expect(canvas.getByRole('link', { name: '0571-8832 6610' })).toHaveAttribute(
        'href',
        'tel:0571-88326610',
      );
    });
  },
};

export const OneAnswerOpenAtATime: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await step('the first answer is open', async () => {
      await expect(canvas.getByRole('button', { name: /直接考三级/, expanded: true })).toBeVisible();
      await expect(canvas.getByText(/可以从五级学起/)).toBeVisible();
    });
    await step('a click opens another answer and closes the first', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /考试有哪几门/ }));
      await expect(await canvas.findByText('下一批次')).toBeVisible();
      await expect(canvas.queryByText(/可以从五级学起/)).toBeNull();
      await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    });
    await step('a second click closes the answer', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(canvas.queryByRole('button', { expanded: true })).toBeNull();
    });
  },
};

export const NamedQuestionIsOpenAndFocused: Story = {
  args: { questionId: 'question-4' },
  play: async ({ canvas, args }) => {
    const question = canvas.getByRole('button', { name: /在职上班/, expanded: true });
    await waitFor(() => expect(question).toHaveFocus());
    await expect(canvas.getAllByRole('button', { expanded: true })).toHaveLength(1);
    await expect(args.onShowQuestion).toHaveBeenCalledOnce();
    await expect(args.onShowQuestion).toHaveBeenCalledWith(question.closest('li'));
  },
};

export const UnknownQuestionScrollsNothing: Story = {
  args: { questionId: 'none' },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: /直接考三级/, expanded: true })).not.toHaveFocus();
    await expect(args.onShowQuestion).not.toHaveBeenCalled();
  },
};

export const EnlargesACertificate: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const card = canvas.getByRole('button', { name: /失智照护/ });
    await step('a click enlarges the certificate', async () => {
      await userEvent.click(card);
      const dialog = within(await screen.findByRole('dialog', { name: '失智照护专项职业能力证书' }));
      await expect(dialog.getByRole('img', { name: '失智照护专项职业能力证书样本' })).toBeInTheDocument();
    });
    await step('Escape closes the dialog and returns the focus', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(card).toHaveFocus());
    });
  },
};

/** A script in an answer never runs; a script address is not opened. */
export const HostileMarkupAndAddresses: Story = {
  args: {
    major: ready(
      makeHotMajor({
        prospects: '<img src="x" onerror="window.majorProbe = 1">常年招聘',
        certificates: [
          { name: '养老护理员职业技能等级证书', url: 'javascript:window.majorProbe=1' },
          { name: '失智照护专项职业能力证书', url: 'data:text/html,<script>top.majorProbe=1</script>' },
        ],
        questions: [
          makeCommonQuestion({
            answer:
              '<p>可以报考</p><script>window.majorProbe = 1</script><a href="javascript:window.majorProbe=1">点这里</a>',
          }),
        ],
      }),
    ),
  },
  play: async ({ canvas, userEvent, step }) => {
    await step('the text is shown without the script', async () => {
      await expect(await canvas.findByText('可以报考')).toBeVisible();
      await expect(await canvas.findByText(/常年招聘/)).toBeVisible();
      await userEvent.click(canvas.getByText('点这里'));
      await expect(canvas.queryByRole('link', { name: '点这里' })).toBeNull();
    });
    await step('a script address becomes neither a picture nor a link', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /查看样本.*养老护理员/ }));
      const dialog = within(await screen.findByRole('dialog'));
      await expect(dialog.queryByRole('link')).toBeNull();
      await expect(document.querySelector('img[src^="javascript"], img[src^="data:text"]')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
    await expect('majorProbe' in window).toBe(false);
  },
};

export const RetriesAFailedMajor: Story = {
  args: { major: failed('系统繁忙', onRetry) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link', { name: /护理/ }).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: '重新加载' }));
    await expect(onRetry).toHaveBeenCalledOnce();
  },
};

export const UnknownMajorLinksToTheCatalogue: Story = {
  args: { major: ready(null), majorId: 'none' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('没有找到这个专业')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '查看全部专业' })).toHaveAttribute(
      'href',
      '/educational-product',
    );
    await expect(canvas.queryByRole('link', { current: 'page' })).toBeNull();
  },
};

export const WithoutCertificates: Story = {
  args: { major: ready(makeHotMajor({ certificates: [] })) },
  play: async ({ canvas }) => {
    const certificates = within(canvas.getByRole('region', { name: '相关证书' }));
    await expect(certificates.getByText('暂无证书')).toBeVisible();
    await expect(certificates.queryByRole('list')).toBeNull();
  },
};

export const WithoutQuestions: Story = {
  args: { major: ready(makeHotMajor({ questions: [] })) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('暂无相关问题')).toBeVisible();
  },
};
