import { createRoot } from 'react-dom/client';
import { BrandThemeProvider } from '../../../packages/ui/src/theme/BrandThemeProvider.tsx';
import { plainBrandTheme } from '../../../packages/ui/src/theme/plain/plainBrandTheme.ts';
import { calendarCases } from './calendarCases.tsx';
import type { BenchCase, GrowthCase } from './GrowthCase.ts';
import { screenCases } from './screenCases.tsx';

/** The document counts as still when nothing changed for this long. */
const STILL_MS = 300;

const cases: Record<GrowthCase, (size: number) => BenchCase> = { ...calendarCases, ...screenCases };
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
