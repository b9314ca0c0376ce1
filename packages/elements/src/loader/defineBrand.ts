/** `<cs-brand primary="#0A62EA" accent="#12B5A5" week-start="monday">`: the look of all elements in it. */
export const defineBrand = (): void =>
  customElements.define(
    'cs-brand',
    class extends HTMLElement {
      static readonly observedAttributes = ['primary', 'accent', 'chrome', 'week-start'];
      /** A `BrandTheme` of ui: drawings, settings, and colours in the place of the attributes. */
      #brandTheme: object = {};

      get brandTheme() {
        return this.#brandTheme;
      }
      set brandTheme(theme: object) {
        this.#brandTheme = theme;
        this.#dress();
      }

      connectedCallback() {
        // It has no box of its own.
        this.style.display ||= 'contents';
        this.#dress();
      }
      attributeChangedCallback() {
        this.#dress();
      }

      #dress() {
        if (!this.isConnected) return;
        void import('../runtime/dressBrand.ts').then(({ dressBrand }) => dressBrand(this));
      }
    },
  );
