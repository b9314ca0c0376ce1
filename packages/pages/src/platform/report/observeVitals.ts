import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';
import type { ReportedVital } from './PortalReport.ts';

/** Elements of a target, from the innermost one outwards. */
const TARGET_DEPTH = 4;

/** Ids and classes could be of a person: the names of elements are not. */
function generateTarget(node: Node | null): string {
  const names: string[] = [];
  for (let each = node; each && names.length < TARGET_DEPTH; each = each.parentNode)
    if (each instanceof Element) names.unshift(each.localName);
  return names.join('>');
}

/** The field of an attribution that has what `generateTarget` wrote. */
const TARGETS = ['target', 'interactionTarget', 'largestShiftTarget'];

const isPart = (name: string, value: unknown): value is number =>
  typeof value === 'number' && /(?:Delay|Duration|timeToFirstByte)$/.test(name);

/** Observes what the visitor waits for, with its parts (https://github.com/GoogleChrome/web-vitals). */
export function observeVitals(onVital: (vital: ReportedVital) => void): void {
  const report = ({ name, value, attribution }: Metric & { attribution: object }) => {
    const given = Object.entries(attribution) as [string, unknown][];
    const parts = given.flatMap(([part, ms]) => (isPart(part, ms) ? [[part, Math.round(ms)] as const] : []));
    const target = given.find(([field]) => TARGETS.includes(field))?.[1];
    onVital({
      kind: 'web-vital',
      name,
      value: Math.round(value * 1000) / 1000,
      ...(parts.length > 0 && { parts: Object.fromEntries(parts) }),
      ...(typeof target === 'string' && target !== '' && { target }),
    });
  };
  for (const observe of [onCLS, onFCP, onINP, onLCP, onTTFB]) observe(report, { generateTarget });
}
