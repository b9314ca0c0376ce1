import { waitFor, within } from 'storybook/test';

/** An element in the page with what it has drawn. */
export async function show<Tag extends keyof HTMLElementTagNameMap>(
  page: Element,
  tag: Tag,
  properties: Partial<HTMLElementTagNameMap[Tag]>,
) {
  const element = Object.assign(document.createElement(tag), properties);
  page.append(element);
  return { element, inside: await drawn(element) };
}

export async function drawn(element: HTMLElement) {
  const box = await waitFor(() => {
    const found = element.shadowRoot?.querySelector<HTMLElement>('.cs-root > :first-child > *');
    if (!found) throw new Error(`${element.localName} has drawn nothing.`);
    return found;
  });
  return within(box.parentElement ?? box);
}
