import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { memoryStorage } from '../device/browserStorage.ts';
import { tabDevice } from '../device/createDevice.ts';

const tab = memoryStorage();
const device = tabDevice(tab);

/** A link 40 px below the top of the window. */
class FollowedLink {
  readonly href: string;
  constructor(href: string) {
    this.href = href;
  }
  closest = () => this;
  getAttribute = () => this.href;
  getBoundingClientRect = () => ({ top: 40 });
}

/** A document that the browser has just loaded in an entry with this state, in a tab with one storage. */
async function loadDocument(state: unknown) {
  vi.resetModules();
  const target = new EventTarget();
  const listen = target.addEventListener.bind(target);
  const history = {
    state,
    replaceState(next: unknown) {
      this.state = next;
    },
  };
  vi.stubGlobal('history', history);
  const view = {
    addEventListener: listen,
    scrollY: 0,
    history,
    scrollTo(_: number, top: number) {
      this.scrollY = top;
    },
  };
  vi.stubGlobal('window', view);
  vi.stubGlobal('document', target);
  vi.stubGlobal('Element', FollowedLink);
  const places = await import('./historyPlaces.ts');
  const scrollTo = (top: number) => view.scrollTo(0, top);
  return {
    places,
    returning: await import('./returnToPlace.ts'),
    history,
    scroll: (top: number) => {
      scrollTo(top);
      target.dispatchEvent(new Event('scroll'));
    },
    follow: (href: string) => {
      const click = new Event('click');
      Object.defineProperty(click, 'target', { value: new FollowedLink(href) });
      target.dispatchEvent(click);
    },
    leaveAt(key: string, top: number) {
      places.historyPlaces.set(key, { top });
      places.recordPlaces(device, () => key);
      scrollTo(top);
      target.dispatchEvent(new Event('pagehide'));
    },
  };
}

beforeEach(() => tab.clear());
afterEach(() => vi.unstubAllGlobals());

test('each document names its first entry; a reload keeps the name and the state', async () => {
  const keyOf = async (state: unknown) => {
    const { places, history } = await loadDocument(state);
    places.keyFirstEntry();
    return history.state;
  };
  const first = await keyOf({ usr: { isGuard: true }, idx: 0 });
  const second = await keyOf(null);
  expect(first).toMatchObject({ usr: { isGuard: true }, idx: 0, key: expect.any(String) });
  expect(second).toMatchObject({ key: expect.any(String) });
  expect(first).not.toHaveProperty('key', (second as { key: string }).key);
  expect(await keyOf(first)).toBe(first);
});

test('an entry that is replaced keeps its place, one that was scrolled already its own', async () => {
  const { places } = await loadDocument(null);
  const { historyPlaces, carryPlace } = places;
  historyPlaces.set('a', { top: 300 });
  carryPlace('a', 'b');
  expect(historyPlaces.get('b')).toEqual({ top: 300 });
  historyPlaces.set('c', { top: 5 });
  carryPlace('b', 'c');
  carryPlace('nowhere', 'd');
  expect(historyPlaces.get('c')).toEqual({ top: 5 });
  expect(historyPlaces.has('d')).toBe(false);
});

test('the scroll event of the frame in which a link is followed leaves the link', async () => {
  const { places, scroll, follow } = await loadDocument(null);
  places.recordPlaces(device, () => 'a');
  scroll(300);
  expect(places.historyPlaces.get('a')).toEqual({ top: 300 });
  follow('/next');
  scroll(300);
  expect(places.historyPlaces.get('a')).toEqual({ top: 300, link: { href: '/next', offset: 40 } });
  scroll(310);
  expect(places.historyPlaces.get('a')).toEqual({ top: 310 });
});

test('the place that was returned to stays when the entry is left before its scroll event', async () => {
  const { places, scroll, returning } = await loadDocument(null);
  places.recordPlaces(device, () => 'a');
  const place = { top: 300 };
  // The page was shorter while it loaded.
  scroll(120);
  returning.returnToPlace('a', place);
  returning.beginArrival();
  expect(places.historyPlaces.get('a')).toEqual(place);
});

test('the places of earlier documents of the tab stay beside those of this one; the oldest go', async () => {
  const first = await loadDocument(null);
  first.leaveAt('a', 300);
  const second = await loadDocument(null);
  second.leaveAt('b', 70);
  const { places } = await loadDocument(null);
  expect([...places.readStoredPlaces(device)]).toEqual([
    ['a', { top: 300 }],
    ['b', { top: 70 }],
  ]);

  for (let index = 0; index < 99; index += 1) places.historyPlaces.set(`${index}`, { top: index });
  const last = await loadDocument(null);
  for (const [key, place] of places.historyPlaces) last.places.historyPlaces.set(key, place);
  last.leaveAt('c', 1);
  const { places: stored } = await loadDocument(null);
  expect(stored.readStoredPlaces(device).has('a')).toBe(false);
  expect(stored.readStoredPlaces(device).size).toBe(100);
});
