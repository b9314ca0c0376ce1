/** A tone: start and length in seconds, frequency in hertz, volume from 0 to 1. */
export interface Note {
  at: number;
  seconds: number;
  frequency: number;
  volume: number;
}

const SAMPLE_RATE = 16_000;
const ATTACK_SECONDS = 0.04;

/** A WAV file, mono with 16 bits, in which every note fades like a bell. */
export function renderNotes(notes: Note[], seconds: number): Buffer {
  const samples = new Float32Array(seconds * SAMPLE_RATE);
  for (const { at, seconds: length, frequency, volume } of notes) {
    const first = Math.round(at * SAMPLE_RATE);
    const count = Math.min(Math.round(length * SAMPLE_RATE), samples.length - first);
    for (let index = 0; index < count; index++) {
      const time = index / SAMPLE_RATE;
      const rise = Math.min(time / ATTACK_SECONDS, 1);
      const fall = (1 - index / count) ** 2;
      const wave = Math.sin(2 * Math.PI * frequency * time) + 0.2 * Math.sin(4 * Math.PI * frequency * time);
      samples[first + index] = (samples[first + index] ?? 0) + wave * rise * fall * volume;
    }
  }
  const header = Buffer.alloc(44);
  header.write('RIFF', 0);
  header.writeUInt32LE(36 + samples.length * 2, 4);
  header.write('WAVEfmt ', 8);
  header.writeUInt32LE(16, 16);
  header.writeUInt16LE(1, 20);
  header.writeUInt16LE(1, 22);
  header.writeUInt32LE(SAMPLE_RATE, 24);
  header.writeUInt32LE(SAMPLE_RATE * 2, 28);
  header.writeUInt16LE(2, 32);
  header.writeUInt16LE(16, 34);
  header.write('data', 36);
  header.writeUInt32LE(samples.length * 2, 40);
  const data = Buffer.alloc(samples.length * 2);
  samples.forEach((sample, index) =>
    data.writeInt16LE(Math.round(Math.max(-1, Math.min(1, sample)) * 32_767), index * 2),
  );
  return Buffer.concat([header, data]);
}
