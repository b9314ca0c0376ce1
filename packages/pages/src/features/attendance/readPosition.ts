export interface DevicePosition {
  latitude: number;
  longitude: number;
}

/** The browser counts its own time only after the student has answered its question, so ours limits the question too. */
const QUESTION_MS = 20_000;
const FIX_MS = 5000;
/** A position up to this age (ms) is reused; otherwise the device measures a new one. */
const REUSED_MS = 60_000;

/** Where the device is; null where the student refuses, does not answer, or the device does not know. */
export function readPosition(
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = getGeolocation(),
): Promise<DevicePosition | null> {
  if (!geolocation) return Promise.resolve(null);
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), QUESTION_MS);
    const finish = (position: DevicePosition | null) => {
      clearTimeout(timer);
      resolve(position);
    };
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => finish({ latitude, longitude }),
        () => finish(null),
        { timeout: FIX_MS, maximumAge: REUSED_MS },
      );
    } catch {
      // Some embedded browsers throw where the position is forbidden; attendance goes on without one.
      finish(null);
    }
  });
}

function getGeolocation(): Geolocation | undefined {
  return typeof navigator === 'undefined' ? undefined : navigator.geolocation;
}
