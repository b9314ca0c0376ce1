import { makeProduct } from '@cloud-school/domain/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import type { RequestEvent } from '../elementTypes.ts';
import { setWords } from '../index.ts';
import { drawn, show } from './drawn.ts';
import { samples } from './samples.ts';

const meta = { tags: ['!autodocs', '!dev'], render: () => <main /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const styleOf = (element: Element) => getComputedStyle(element);

/** Properties from before the definition, events out of the shadow tree, links that ask the page. */
export const PropertiesAndEvents: Story = {
  play: async ({ canvasElement, userEvent, step }) => {
    const heard = fn();
    const listen = (event: Event) => {
      if (event.type === 'cs-navigate') event.preventDefault();
      heard(event.type, event.target, (event as CustomEvent<unknown>).detail);
    };
    for (const name of ['cs-open', 'cs-navigate']) canvasElement.addEventListener(name, listen);

    await step('a property that was set before the tag was defined is drawn', async () => {
      const card = document.createElement('cs-product-card');
      const product = makeProduct();
      Object.defineProperty(card, 'product', { value: product, writable: true, configurable: true });
      canvasElement.append(card);
      const inside = await drawn(card);
      await userEvent.click(inside.getByRole('button', { name: /去报名/ }));
      await expect(heard).toHaveBeenLastCalledWith('cs-open', card, { product });
    });
    await step('a template may write the name of the attribute for the property', async () => {
      const card = document.createElement('cs-class-card');
      Object.assign(card, { 'student-class': samples['class-card']?.studentClass });
      canvasElement.append(card);
      await expect((await drawn(card)).getByRole('article')).toBeVisible();
    });
    await step('data in an attribute is drawn, and a press on a link asks the page', async () => {
      const card = document.createElement('cs-major-card');
      card.setAttribute('major', JSON.stringify(samples['major-card']?.major));
      card.setAttribute('to', '/majors/1');
      canvasElement.append(card);
      const inside = await drawn(card);
      await userEvent.click(inside.getByRole('link'));
      await expect(heard).toHaveBeenLastCalledWith('cs-navigate', card, { to: '/majors/1' });
    });
  },
};

/** Data that lacks a part draws nothing and names the element; the next data is drawn. */
export const IncompleteData: Story = {
  play: async ({ canvasElement }) => {
    const said = spyOn(console, 'error').mockReturnValue(undefined);
    const card = document.createElement('cs-product-card');
    Object.assign(card, { product: { id: '7' } });
    canvasElement.append(card);
    await waitFor(() =>
      expect(said.mock.calls.flat().join(' ')).toContain('<cs-product-card> draws nothing'),
    );
    said.mockRestore();
    card.product = makeProduct();
    await expect(await (await drawn(card)).findByRole('button', { name: /去报名/ })).toBeVisible();
  },
};

/** A list that grew in place is named once, when the page sets it again; a new list says nothing. */
export const ListsChangedInPlace: Story = {
  play: async ({ canvasElement }) => {
    const said = spyOn(console, 'warn').mockReturnValue(undefined);
    const card = document.createElement('cs-answer-card');
    const tiles = [{ isAnswered: true }];
    Object.assign(card, { tiles });
    canvasElement.append(card);
    await drawn(card);
    tiles.push({ isAnswered: false });
    for (const _ of 'ab') Object.assign(card, { tiles });
    Object.assign(card, { tiles: [...tiles] });
    await expect(said.mock.calls.flat()).toEqual([
      '<cs-answer-card> does not draw what was changed in place: set tiles to a new list.',
    ]);
    said.mockRestore();
  },
};

/** Two brands side by side on a page with a large root and loud buttons. */
export const LooksOfTheirOwn: Story = {
  play: async ({ canvasElement }) => {
    const page = document.documentElement;
    const hostile = document.createElement('style');
    hostile.textContent = 'button { all: unset !important } main { letter-spacing: 9px; text-align: center }';
    canvasElement.append(hostile);
    page.style.fontSize = '37.5px';
    const before = document.querySelectorAll('style').length;
    try {
      const tiles = await Promise.all(
        ['#2456E6', '#0F766E'].map(async (primary) => {
          const brand = document.createElement('cs-brand');
          brand.setAttribute('primary', primary);
          canvasElement.append(brand);
          const { element, inside } = await show(brand, 'cs-answer-card', { tiles: [{ isAnswered: true }] });
          return { element, tile: await inside.findByRole('button', { name: /第 1 题/ }) };
        }),
      );
      const [one, other] = tiles;
      await waitFor(() => expect(other && styleOf(other.tile).backgroundColor).toBe('rgb(15, 118, 110)'));
      await expect(one && styleOf(one.tile).backgroundColor).not.toBe('rgb(15, 118, 110)');
      await expect(one && styleOf(one.tile).fontSize).toBe('15px');
      await expect(one && styleOf(one.tile).letterSpacing).toBe('normal');
      await expect(one?.element.shadowRoot?.adoptedStyleSheets).toEqual(
        other?.element.shadowRoot?.adoptedStyleSheets,
      );
      await expect(document.querySelectorAll('style').length).toBe(before);
    } finally {
      page.style.fontSize = '';
    }
  },
};

/** A brand is hidden, changed and shared as any other element. */
export const BrandsThatChange: Story = {
  play: async ({ canvasElement, step }) => {
    const brand = document.createElement('cs-brand');
    const brandTheme = Object.freeze({ overrides: { color: { action: { base: '#0f766e' } } } });
    canvasElement.append(brand);
    const slot = brand.shadowRoot?.querySelector('slot');
    await step('what is in it is shown before its code has come', () => expect(slot).not.toBeNull());
    const { element } = await show(brand, 'cs-tag', {});
    await step('the page keeps its own object', async () => {
      Object.assign(brand, { brandTheme });
      brand.setAttribute('week-start', 'monday');
      await waitFor(() =>
        expect(styleOf(element).getPropertyValue('--cs-color-action-base')).toBe('#0f766e'),
      );
      await expect(Object.keys(brandTheme)).toEqual(['overrides']);
    });
    await step('what the next theme leaves out is the standard again', async () => {
      Object.assign(brand, { brandTheme: {} });
      await waitFor(() => expect(styleOf(element).getPropertyValue('--cs-color-action-base')).toBe(''));
    });
    await step('`hidden` hides an element, and a brand with all that is in it', async () => {
      element.hidden = true;
      await expect(styleOf(element).display).toBe('none');
      element.hidden = false;
      await expect(styleOf(element).display).toBe('inline-block');
      brand.hidden = true;
      await expect(styleOf(brand).display).toBe('none');
    });
  },
};

/** A calendar that a page takes out and puts back has its rules. */
export const CalendarThatComesBack: Story = {
  play: async ({ canvasElement }) => {
    const { element } = await show(canvasElement, 'cs-month', samples.month ?? {});
    await waitFor(() => expect(element.shadowRoot?.querySelector('.fc')).not.toBeNull());
    const sheets = element.shadowRoot?.adoptedStyleSheets;
    await expect(sheets?.at(-1)?.cssRules.length).toBeGreaterThan(20);
    element.remove();
    await waitFor(() => expect(element.shadowRoot?.querySelector('.fc')).toBeNull());
    canvasElement.append(element);
    await waitFor(() => expect(element.shadowRoot?.querySelector('.fc')).not.toBeNull());
    await expect(element.shadowRoot?.adoptedStyleSheets).toEqual(sheets);
  },
};

/** Elements whose code has loaded render in one task: a frame between two of them would repeat layout and paint. */
export const DrawnTogether: Story = {
  play: async ({ canvasElement }) => {
    await show(canvasElement, 'cs-coupon', samples.coupon ?? {});
    let task = 0;
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      task += 1;
      port2.postMessage(null);
    });
    port1.start();
    port2.postMessage(null);
    const drawnIn = Array.from({ length: 12 }, () => {
      const element = Object.assign(document.createElement('cs-coupon'), samples.coupon);
      const found = new Promise<number>((resolve) => {
        const observer = new MutationObserver(() => {
          if (element.shadowRoot?.querySelector('.cs-root > :first-child > *')) resolve(task);
        });
        observer.observe(element.shadowRoot ?? element, { childList: true, subtree: true });
      });
      canvasElement.append(element);
      return found;
    });
    const tasks = await Promise.all(drawnIn);
    port1.close();
    await expect(new Set(tasks).size).toBe(1);
  },
};

/** A dialog lies in the same root, holds the focus, and asks the page. */
export const DialogAndRequest: Story = {
  play: async ({ canvasElement, userEvent, step }) => {
    const { element } = { element: document.createElement('cs-consultation-form') };
    element.isOpen = true;
    element.initial = { name: '沈雨薇', phone: '13800138000', code: '123456', content: '想咨询课程' };
    const close = fn(() => {
      element.isOpen = false;
    });
    element.addEventListener('cs-close', close);
    element.addEventListener('cs-send', (event) =>
      (event as RequestEvent<unknown, () => Promise<string | null>>).respondWith(Promise.resolve('人太多了')),
    );
    canvasElement.append(element);
    const root = element.shadowRoot;
    const dialog = await waitFor(() => {
      const found = root?.querySelector<HTMLElement>('[role="dialog"]');
      if (!found) throw new Error('The dialog is not open.');
      return found;
    });
    await step('the focus is in it', () =>
      waitFor(() => expect(dialog.contains(root?.activeElement ?? null)).toBe(true)),
    );
    await step('the answer of the page is shown', async () => {
      await userEvent.click(await within(dialog).findByRole('button', { name: '提交' }));
      await expect(await within(dialog).findByText('人太多了')).toBeVisible();
    });
    await step('Escape asks the page to close it', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(root?.querySelector('[role="dialog"]')).toBeNull());
      await expect(close).toHaveBeenCalledOnce();
    });
  },
};

/** Keys of the answer card and of the player, and a player that is moved. */
export const KeysAndMoves: Story = {
  play: async ({ canvasElement, userEvent, step }) => {
    await step('arrows move between tiles, Enter chooses', async () => {
      const choose = fn();
      const { element, inside } = await show(canvasElement, 'cs-answer-card', { total: 6, current: 1 });
      element.addEventListener('cs-choose', (event) => choose((event as CustomEvent<unknown>).detail));
      (await inside.findByRole('button', { name: /第 1 题/ })).focus();
      await userEvent.keyboard('{ArrowRight}{Enter}');
      await expect(choose).toHaveBeenCalledWith({ number: 2, id: '2' });
    });
    await step('a moved player keeps its video, its place and its keys', async () => {
      const { element, inside } = await show(
        canvasElement,
        'cs-lesson-player',
        samples['lesson-player'] ?? {},
      );
      const video = await waitFor(() => {
        const found = element.shadowRoot?.querySelector('video');
        if (!found || found.readyState < 1) throw new Error('The video is not loaded.');
        return found;
      });
      video.currentTime = 7;
      const other = document.createElement('section');
      canvasElement.append(other);
      other.append(element);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await expect(element.shadowRoot?.querySelector('video')).toBe(video);
      await expect(video.currentTime).toBe(7);
      (await inside.findByRole('button', { name: /倍速/ })).focus();
      await userEvent.keyboard('m');
      await waitFor(() => expect(video.muted).toBe(true));
    });
  },
};

/** The words of elements in another language, by a table of the page. */
export const OtherWords: Story = {
  beforeEach: () => {
    setWords({
      验证码: 'Code',
      请输入验证码: 'Enter the code',
      请填写此项: 'Please fill this in',
      '第 {} 题，{}': 'Question {}, {}',
      未答: 'not answered',
    });
    return () => setWords({});
  },
  play: async ({ canvasElement, step }) => {
    await step('names of controls, with what changes in them', async () => {
      const { element, inside } = await show(canvasElement, 'cs-answer-card', { total: 3 });
      await expect(await inside.findByRole('button', { name: /^Question 3, not answered/ })).toBeVisible();
      element.tiles = [{ isAnswered: true }, {}];
      await expect(await inside.findByRole('button', { name: /^Question 2, not answered/ })).toBeVisible();
    });
    await step('labels, placeholders and what a field says of its value', async () => {
      const { element, inside } = await show(canvasElement, 'cs-captcha-field', { required: true });
      await expect(await inside.findByPlaceholderText('Enter the code')).toBeVisible();
      await expect(element.validationMessage).toBe('Please fill this in');
    });
  },
};
