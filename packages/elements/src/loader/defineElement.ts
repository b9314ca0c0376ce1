import { addFieldMembers, FIELD_PROPERTIES, reportValue } from './addFieldMembers.ts';
import type { ElementState, Mount } from './ElementState.ts';
import {
  parseAttribute,
  parseProperty,
  type Properties,
  toAttribute,
  type ValueKind,
} from './parseProperty.ts';

/** What is known of an element before its code is loaded. */
export interface Definition {
  properties: Properties;
  methods?: readonly string[];
  isField?: true;
  delegatesFocus?: false;
  /** It shows its children, also before its code has loaded. */
  isOpen?: true;
  load: () => Promise<Mount>;
}

/** Defines a tag. Its runtime and its component are fetched when the first of its elements is in the page. */
export function defineElement(tag: string, definition: Definition): void {
  const { properties, methods = [], isField = false, delegatesFocus = true, isOpen, load } = definition;
  const kinds = new Map([...listKinds(properties), ...(isField ? listKinds(FIELD_PROPERTIES) : [])]);
  const attributes = new Map([...kinds.keys()].map((name) => [toAttribute(name), name]));
  /** A template may write either name: `:student-class` and `:studentClass` are one property. */
  const setters = new Map([...attributes, ...[...kinds.keys()].map((name) => [name, name] as const)]);

  class Element extends HTMLElement {
    static readonly formAssociated = isField;
    static readonly observedAttributes = [...attributes.keys()];
    readonly #state: ElementState = {
      host: this,
      root: this.attachShadow({ mode: 'open', delegatesFocus }),
      values: {},
      internals: isField ? this.attachInternals() : null,
      mounted: null,
    };
    #isLoading = false;
    /** Of lists, as they were set. */
    readonly #lengths = new Map<string, number | undefined>();

    static {
      for (const [key, name] of setters) {
        const kind = kinds.get(name) ?? 'text';
        Object.defineProperty(this.prototype, key, {
          get(this: Element) {
            const value = this.#state.values[name];
            // Frameworks find out by its value that it is a flag.
            return kind === 'flag' ? Boolean(value) : value;
          },
          set(this: Element, value: unknown) {
            // A form reads these from the attributes.
            if (name === 'disabled') this.toggleAttribute(name, Boolean(value));
            else if (name === 'name') this.setAttribute(name, String(value));
            else this.#set(name, parseProperty(kind, value, `${tag}.${name}`));
          },
        });
      }
      for (const name of methods) {
        Object.defineProperty(this.prototype, name, {
          value(this: Element, ...given: unknown[]) {
            return this.#state.mounted?.call?.(name, given);
          },
        });
      }
      if (isField)
        addFieldMembers(this.prototype, (element) => (#state in element ? element.#state.internals : null));
    }

    connectedCallback() {
      // Values that the page set before the tag was defined hide the properties of the class.
      for (const key of setters.keys()) {
        const early = Object.getOwnPropertyDescriptor(this, key);
        if (early && Reflect.deleteProperty(this, key)) Reflect.set(this, key, early.value);
      }
      const { root } = this.#state;
      if (isOpen && !root.firstChild) root.append(document.createElement('slot'));
      reportValue(this.#state);
      // Moved elements may be in another brand.
      this.#state.mounted?.update();
      if (this.#state.mounted || this.#isLoading) return;
      this.#isLoading = true;
      void this.#load().finally(() => {
        this.#isLoading = false;
      });
    }

    async #load() {
      // A failure reaches the page's own handler of rejections; the next time in the page is another try.
      const mount = await load();
      if (this.isConnected) mount(this.#state);
    }

    disconnectedCallback() {
      // A moved element is back before the next task: its video keeps its place.
      setTimeout(() => {
        if (!this.isConnected) this.#state.mounted?.unmount();
      });
    }

    /** With it `moveBefore` moves the element without a word. */
    connectedMoveCallback() {}

    attributeChangedCallback(attribute: string, _: string | null, text: string | null) {
      const name = attributes.get(attribute);
      // Of `disabled` the form tells, which knows of a disabled set around the field too.
      if (!name || name === 'disabled') return;
      this.#set(name, parseAttribute(kinds.get(name) ?? 'text', text, `<${tag} ${attribute}>`));
    }

    formResetCallback() {
      this.#set('value', this.getAttribute('value') ?? '');
      this.#state.mounted?.reset?.();
    }

    formDisabledCallback(isDisabled: boolean) {
      this.#set('disabled', isDisabled);
    }

    formStateRestoreCallback(value: unknown) {
      this.#set('value', value);
    }

    #set(name: string, value: unknown) {
      const { values, mounted } = this.#state;
      const length = Array.isArray(value) ? value.length : undefined;
      const hasOtherLength = length !== this.#lengths.get(name);
      this.#lengths.set(name, length);
      if (values[name] === value) {
        if (hasOtherLength)
          console.warn(`<${tag}> does not draw what was changed in place: set ${name} to a new list.`);
        return;
      }
      values[name] = value;
      reportValue(this.#state);
      mounted?.update();
    }
  }

  customElements.define(tag, Element);
}

const VALUE_KINDS: readonly ValueKind[] = ['text', 'number', 'flag', 'data', 'loadable'];

const listKinds = (properties: Properties): [string, ValueKind][] =>
  VALUE_KINDS.flatMap(
    (kind) => properties[kind]?.split(' ').map((name): [string, ValueKind] => [name, kind]) ?? [],
  );
