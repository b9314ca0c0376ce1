import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const storage = new Map<string, string>();

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
  const sessionStorage = {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  };
  vi.stubGlobal('history', history);
  vi.stubGlobal('sessionStorage', sessionStorage);
  vi.stubGlobal('window', { addEventListener: listen, scrollY: 0, history, sessionStorage });
  const places = await import('./historyPlaces.ts');
  return {
    places,
    history,
    leaveAt(key: string, top: number) {
      places.historyPlaces.set(key, { top });
      places.recordPlaces(() => key);
      vi.stubGlobal('window', { history, sessionStorage, scrollY: top });
      target.dispatchEvent(new Event('pagehide'));
    },
  };
}

beforeEach(() => storage.clear());
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

test('the places of earlier documents of the tab stay beside those of this one; the oldest go', async () => {
  const first = await loadDocument(null);
  first.leaveAt('a', 300);
  const second = await loadDocument(null);
  second.leaveAt('b', 70);
  const { places } = await loadDocument(null);
  expect([...places.readStoredPlaces()]).toEqual([
    ['a', { top: 300 }],
    ['b', { top: 70 }],
  ]);

  for (let index = 0; index < 99; index += 1) places.historyPlaces.set(`${index}`, { top: index });
  const last = await loadDocument(null);
  for (const [key, place] of places.historyPlaces) last.places.historyPlaces.set(key, place);
  last.leaveAt('c', 1);
  const { places: stored } = await loadDocument(null);
  expect(stored.readStoredPlaces().has('a')).toBe(false);
  expect(stored.readStoredPlaces().size).toBe(100);
});
