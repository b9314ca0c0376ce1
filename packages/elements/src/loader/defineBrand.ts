import { adoptEarlyProperties } from './adoptEarlyProperties.ts';

/** `<cs-brand primary="#0A62EA" accent="#12B5A5" week-start="monday">`: the look of all elements in it. */
export const defineBrand = (): void =>
  customElements.define(
    'cs-brand',
    class extends HTMLElement {
      static readonly observedAttributes = ['primary', 'accent', 'chrome', 'week-start'];
      readonly #root = this.attachShadow({ mode: 'open' });
      /** A `BrandTheme` of ui: drawings, settings, and colours in the place of the attributes. */
      #brandTheme: object = {};

      get brandTheme() {
        return this.#brandTheme;
      }
      set brandTheme(theme: object) {
        this.#brandTheme = theme;
        this.#apply();
      }

      connectedCallback() {
        if (!this.#root.firstChild) this.#root.append(document.createElement('slot'));
        adoptEarlyProperties(this, ['brandTheme']);
        this.#apply();
      }
      attributeChangedCallback() {
        this.#apply();
      }

      #apply() {
        if (!this.isConnected) return;
        void import('../runtime/applyBrand.ts').then(({ applyBrand }) => applyBrand(this, this.#root));
      }
    },
  );
