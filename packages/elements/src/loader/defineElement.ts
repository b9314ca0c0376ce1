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

/** On a server there are no elements. */
const Base = globalThis.HTMLElement ?? class {};

/** Defines a tag. Its runtime and its component are fetched when the first of its elements is in the page. */
export function defineElement(tag: string, definition: Definition): void {
  if (!globalThis.customElements || customElements.get(tag)) return;
  const { isField = false, delegatesFocus = true, methods = '', load } = definition;
  const properties = new Map(
    definition.properties.split(' ').map((word) => {
      const [, name = '', sign = ''] = /^(\w*)(\W?)$/.exec(word) ?? [];
      return [name, sign] as const;
    }),
  );
  const attributes = new Map([...properties.keys()].map((name) => [toAttribute(name), name]));

  class Element extends Base {
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
      this.#keepEarlyProperties();
      if (this.state.mounted || this.#isLoading) return;
      this.#isLoading = true;
      void Promise.all([import('../runtime/mount.tsx'), load()]).then(
        ([{ mount }, { part }]) => {
          this.#isLoading = false;
          if (this.isConnected) mount(this.state, part);
        },
        (error: unknown) => {
          this.#isLoading = false;
          // As a picture: it is tried again when the element is put into the page again.
          this.dispatchEvent(new ErrorEvent('error', { error }));
          throw error;
        },
      );
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
      const name = attributes.get(attribute) ?? attribute;
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

    /** Values that the page set before the tag was defined hide the properties of the class. */
    #keepEarlyProperties() {
      for (const name of properties.keys()) {
        if (!Object.hasOwn(this, name)) continue;
        const early: unknown = Reflect.get(this, name);
        Reflect.deleteProperty(this, name);
        Reflect.set(this, name, early);
      }
    }
  }

  for (const [name, sign] of properties) {
    const toValue = VALUE_OF_SIGN[sign];
    Object.defineProperty(Element.prototype, name, {
      get(this: Element) {
        return toValue ? toValue(this.state.values[name]) : this.state.values[name];
      },
      set(this: Element, value: unknown) {
        this.set(name, value ?? undefined);
      },
    });
  }
  for (const name of methods.split(' ').filter(Boolean)) {
    Object.defineProperty(Element.prototype, name, {
      value(this: Element, ...given: unknown[]) {
        return this.state.mounted?.call(name, given);
      },
    });
  }
  customElements.define(tag, Element);
}
