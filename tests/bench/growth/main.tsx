import { createRoot } from 'react-dom/client';
import { BrandThemeProvider } from '../../../packages/ui/src/theme/BrandThemeProvider.tsx';
import { plainBrandTheme } from '../../../packages/ui/src/theme/plain/plainBrandTheme.ts';
import { calendarCases } from './calendarCases.tsx';
import { type BenchCase, screenCases } from './screenCases.tsx';

const cases = { ...calendarCases, ...screenCases };
/** What is measured. */
export type GrowthCase = keyof typeof cases;

declare global {
  interface Window {
    /** Makes the data of a case, its bulk of the size. */
    make: (name: GrowthCase, size: number) => void;
    /** Renders it; milliseconds until the document is still. */
    render: () => Promise<number>;
    /** Does what a student does most; milliseconds until the document is still. */
    press: () => Promise<number>;
  }
}

/** The document counts as still when nothing changed for this long. */
const STILL_MS = 300;

let current: BenchCase | null = null;

/** Does it; milliseconds until the last change. */
function untilStill(act: () => void): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let lastChange: number | null = null;
    const observer = new MutationObserver(() => {
      lastChange = performance.now();
    });
    observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
    act();
    const timer = setInterval(() => {
      if (current?.pressed && !current.pressed()) return;
      if (lastChange === null || performance.now() - lastChange < STILL_MS) return;
      clearInterval(timer);
      observer.disconnect();
      resolve(lastChange - startedAt);
    }, 50);
  });
}

window.make = (name, size) => {
  current = cases[name](size);
};
window.render = () =>
  untilStill(() => {
    const box = document.getElementById('root');
    if (!box) throw new Error('The page has a root.');
    createRoot(box).render(
      <BrandThemeProvider brandTheme={plainBrandTheme}>{current?.element}</BrandThemeProvider>,
    );
  });
window.press = () =>
  untilStill(() => {
    const target = current?.pressed?.();
    if (!(target instanceof HTMLInputElement)) return target?.click();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(target, current?.words);
    target.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
