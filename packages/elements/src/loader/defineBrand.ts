/** `<cs-brand primary="#0A62EA" accent="#12B5A5" week-start="monday">`: the look of all elements in it. */
export function defineBrand(): void {
  if (!globalThis.customElements || customElements.get('cs-brand')) return;
  customElements.define(
    'cs-brand',
    class extends HTMLElement {
      static readonly observedAttributes = ['primary', 'accent', 'chrome', 'week-start'];
      /** Drawings and settings, and the theme of a `BrandTheme` in the place of two colours. */
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
}
