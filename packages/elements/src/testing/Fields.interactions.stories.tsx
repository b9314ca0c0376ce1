import '../index.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { drawn } from './drawn.ts';

const meta = { tags: ['!autodocs', '!dev'], render: () => <main /> } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

/** A form with a field, as HTML. */
function addForm(page: Element, html: string) {
  page.insertAdjacentHTML('beforeend', `<form>${html}</form>`);
  const form = page.querySelector('form');
  const field = page.querySelector('cs-text-field');
  if (!form || !field) throw new Error('The page has its form.');
  return { form, field, sent: () => new FormData(form).get('mobile') };
}

/** A field belongs to the form around it. */
export const InAForm: Story = {
  play: async ({ canvasElement, step }) => {
    const { form, field, sent } = addForm(
      canvasElement,
      '<label for="mobile">手机号</label><cs-text-field id="mobile" name="mobile" rule="mobile" required></cs-text-field>',
    );
    const inside = await drawn(field);
    const input = await inside.findByRole('textbox', { name: '手机号' });
    // A simulated keyboard types where the document has its focus, which is the element around the field.
    const enter = (value: string) => fireEvent.input(input, { target: { value } });

    await step('empty and required, it is not valid', () => expect(form.checkValidity()).toBe(false));
    await step('a wrong number says why once the field is left', async () => {
      // The browser's own press: a simulated one moves no focus into an element.
      canvasElement.querySelector('label')?.click();
      await expect(field.shadowRoot?.activeElement).toBe(input);
      await enter('138');
      input.blur();
      await expect(await inside.findByText('手机格式不正确')).toBeVisible();
      await expect(sent()).toBe('138');
      await expect(field.validity.customError).toBe(true);
    });
    await step('a right one is sent', async () => {
      await enter('13800138000');
      await waitFor(() => expect(form.checkValidity()).toBe(true));
      await expect(sent()).toBe('13800138000');
      await expect(field.value).toBe('13800138000');
    });
    await step('a reset empties it without a message', async () => {
      form.reset();
      await waitFor(() => expect(input).toHaveValue(''));
      await expect(inside.queryByText('请填写此项')).toBeNull();
    });
  },
};

/** Before its code has come, a field has its value, its members and its rules of a form. */
export const BeforeItsCode: Story = {
  play: async ({ canvasElement }) => {
    const { form, field, sent } = addForm(
      canvasElement,
      '<cs-text-field label="手机号" name="mobile" value="138" required></cs-text-field>',
    );
    await expect(field.shadowRoot?.childElementCount).toBe(0);
    await expect(sent()).toBe('138');
    await expect(field.form).toBe(form);
    await expect(field.checkValidity()).toBe(true);
    field.value = '';
    await expect(field.checkValidity()).toBe(false);
    await expect(form.checkValidity()).toBe(false);
  },
};

/** What frameworks do to a field. */
export const InAFramework: Story = {
  play: async ({ canvasElement, step }) => {
    const { form, field, sent } = addForm(
      canvasElement,
      '<fieldset><cs-text-field label="手机号" name="mobile" disabled></cs-text-field></fieldset>',
    );
    await drawn(field);
    const change = fn();
    field.addEventListener('change', change);
    await step('it enables a field of a disabled set, which stays disabled', async () => {
      const set = form.querySelector('fieldset');
      set?.toggleAttribute('disabled', true);
      field.disabled = false;
      const inside = await drawn(field);
      await new Promise((resolve) => {
        setTimeout(resolve);
      });
      await expect(inside.getByRole('textbox')).toBeDisabled();
      set?.toggleAttribute('disabled', false);
      await waitFor(() => expect(inside.getByRole('textbox')).toBeEnabled());
    });
    await step('it sets a number', async () => {
      Object.assign(field, { value: 13800138000 });
      await expect(field.value).toBe('13800138000');
      await waitFor(() => expect(sent()).toBe('13800138000'));
    });
    await step('it takes the field out and puts it back: a change is told once', async () => {
      field.remove();
      await waitFor(() => expect(field.shadowRoot?.childElementCount).toBe(0));
      form.append(field);
      const inside = await drawn(field);
      const input = await inside.findByRole('textbox', { name: '手机号' });
      input.focus();
      await fireEvent.input(input, { target: { value: '138' } });
      input.blur();
      await expect(change).toHaveBeenCalledOnce();
    });
  },
};
