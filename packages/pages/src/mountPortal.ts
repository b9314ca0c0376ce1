import type { Brand } from './platform/brand/Brand.ts';
import { type ConfigProblem, findConfigProblems } from './platform/config/findConfigProblems.ts';
import { CONFIG_ELEMENT_ID, readConfig } from './platform/config/readConfig.ts';
import { createServices, type ServiceOptions } from './platform/portal/createServices.ts';
import type { Portal } from './platform/portal/Portal.ts';
import { sendByBeacon } from './platform/report/sendByBeacon.ts';
import { preloadPage } from './preloadPage.ts';
import { showNotLoaded } from './showNotLoaded.ts';

/** `onReport` takes the place of the configuration's address (REPORT_ADDRESS). */
type MountOptions = Pick<ServiceOptions, 'remap' | 'onReport'>;

/**
 * Starts a shell: reads the configuration element of the page, starts the first calls and the code of the page at the
 * window's address, and renders the portal into #root.
 */
export function mountPortal(brand: Brand, { remap, onReport }: MountOptions = {}): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root: copy index.html of apps/portal.');
  const text = document.getElementById(CONFIG_ELEMENT_ID)?.textContent;
  if (process.env.NODE_ENV !== 'production') void warnOfMissingConfig(text);
  const problems = findConfigProblems(text);
  if (problems.length > 0) void showProblems(problems, root);
  const config = readConfig(text);
  if (config.examWorker === 'off' && 'serviceWorker' in navigator) void removeWorker();
  const portal = createServices({
    brand,
    config,
    remap,
    onReport: onReport ?? sendByBeacon(config.reportAddress),
  });
  // A failure shows when the page renders and loads again what is missing.
  preloadPage(portal, window.location).catch(() => undefined);
  render(portal, root).catch(() => showNotLoaded(root));
}

/** Imported, so that the first calls and the code of the page do not wait for React and the router. */
async function render(portal: Portal, root: HTMLElement): Promise<void> {
  const { renderPortal } = await import('./renderPortal.tsx');
  renderPortal(portal, root);
}

async function removeWorker(): Promise<void> {
  const { removeExamWorker } = await import('./features/exam-worker/removeExamWorker.ts');
  await removeExamWorker();
}

async function showProblems(problems: ConfigProblem[], root: HTMLElement): Promise<void> {
  const { reportConfigProblems } = await import('./platform/config/reportConfigProblems.tsx');
  reportConfigProblems(problems, root);
}

async function warnOfMissingConfig(text: string | null | undefined): Promise<void> {
  const { missingConfig } = await import('./platform/config/missingConfig.ts');
  const sentence = missingConfig(text);
  if (sentence) console.warn(sentence);
}
