import type { ElementState } from './ElementState.ts';
import type { Part } from './Part.ts';
import { readAttribute, toAttribute, VALUE_OF_SIGN } from './properties.ts';

/** What is known of an element before its code is loaded. */
export interface Definition {
  /** Names with the sign of their kind, separated by spaces: 'product* size isLarge? columns#'. */
  properties: string;
  methods?: string;
  isField?: true;
  delegatesFocus?: false;
  load: () => Promise<{ part: Part }>;
}

/** Defines a tag. Its runtime and its component are fetched when the first of its elements is in the page. */
export function defineElement(tag: string, definition: Definition): void {
  const { isField = false, delegatesFocus = true, methods, load } = definition;
  const properties = new Map(
    definition.properties
      .split(' ')
      .map((word) => [word.replace(/\W$/, ''), word.replace(/^\w+/, '')] as const),
  );
  const attributes = new Map([...properties.keys()].map((name) => [toAttribute(name), name]));

  class Element extends HTMLElement {
    static readonly formAssociated = isField;
    static readonly observedAttributes = [...attributes.keys()];
    readonly state: ElementState = {
      host: this,
      root: this.attachShadow({ mode: 'open', delegatesFocus }),
      values: {},
      internals: isField ? this.attachInternals() : null,
      mounted: null,
    };
    #isLoading = false;

    connectedCallback() {
      // Values that the page set before the tag was defined hide the properties of the class.
      for (const name of properties.keys()) {
        const early = Object.getOwnPropertyDescriptor(this, name);
        if (early && Reflect.deleteProperty(this, name)) Reflect.set(this, name, early.value);
      }
      if (this.state.mounted || this.#isLoading) return;
      this.#isLoading = true;
      void this.#load().finally(() => {
        this.#isLoading = false;
      });
    }

    async #load() {
      // A failure reaches the page's own handler of rejections; the next time in the page is another try.
      const [{ mount }, { part }] = await Promise.all([import('../runtime/mount.tsx'), load()]);
      if (this.isConnected) mount(this.state, part);
    }

    disconnectedCallback() {
      // A moved element is back before the next task: its video keeps its place.
      setTimeout(() => {
        if (!this.isConnected) this.state.mounted?.unmount();
      });
    }

    /** With it `moveBefore` moves the element without a word. */
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _: string | null, text: string | null) {
      const name = attributes.get(attribute) ?? '';
      this.set(name, readAttribute(properties.get(name) ?? '', text, `<${tag} ${attribute}>`));
    }

    formResetCallback() {
      this.set('value', this.getAttribute('value') ?? '');
      this.state.mounted?.reset();
    }

    formDisabledCallback(isDisabled: boolean) {
      this.set('disabled', isDisabled);
    }

    formStateRestoreCallback(value: unknown) {
      this.set('value', value);
    }

    set(name: string, value: unknown) {
      const { values, mounted } = this.state;
      if (values[name] === value) return;
      values[name] = value;
      mounted?.update();
    }
  }

  for (const [name, sign] of properties) {
    const toValue = VALUE_OF_SIGN[sign];
    Object.defineProperty(Element.prototype, name, {
      get(this: Element) {
        const value = this.state.values[name];
        return toValue ? toValue(value) : value;
      },
      set(this: Element, value: unknown) {
        // A form reads these from the attributes.
        if (name === 'disabled') this.toggleAttribute(name, Boolean(value));
        else if (name === 'name') this.setAttribute(name, String(value));
        else this.set(name, value ?? undefined);
      },
    });
  }
  for (const name of methods?.split(' ') ?? []) {
    Object.defineProperty(Element.prototype, name, {
      value(this: Element, ...given: unknown[]) {
        return this.state.mounted?.call(name, given);
      },
    });
  }
  customElements.define(tag, Element);
}
