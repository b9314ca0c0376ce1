/** Characters with a raised and a lowered form, in the order of those forms. */
const PLAIN = '0123456789+-=()aehijklmnoprstuvx';
const LOWERED = '₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ';
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ᵃᵉʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛˣ';
const MORE_RAISED: Record<string, string> = {
  b: 'ᵇ',
  c: 'ᶜ',
  d: 'ᵈ',
  f: 'ᶠ',
  g: 'ᵍ',
  w: 'ʷ',
  y: 'ʸ',
  z: 'ᶻ',
  '′': '′',
  '°': '°',
  '∘': '°',
};

const raised = new Map([
  ...Array.from(PLAIN, (plain, index) => [plain, RAISED[index]] as const),
  ...Object.entries(MORE_RAISED),
]);
const lowered = new Map(Array.from(PLAIN, (plain, index) => [plain, LOWERED[index]] as const));

const SCRIPTS = { super: raised, sub: lowered };

/** The text in raised or lowered characters: -3 as ⁻³; null where Unicode lacks one of them. */
export function toScript(text: string, script: keyof typeof SCRIPTS): string | null {
  const table = SCRIPTS[script];
  const letters = Array.from(text.replaceAll(/[−–]/g, '-'), (letter) => table.get(letter));
  return letters.every((letter) => letter !== undefined) ? letters.join('') : null;
}
