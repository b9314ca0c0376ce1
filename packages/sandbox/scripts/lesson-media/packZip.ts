import { crc32 } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const CENTRAL_HEADER = 0x02014b50;
const END_OF_CENTRAL = 0x06054b50;
const VERSION = 20;
/** Names are UTF-8. */
const UTF8_FLAG = 0x0800;
/** 2026-01-01 in the format of DOS, so that the archive is the same at every run. */
const DATE = ((2026 - 1980) << 9) | (1 << 5) | 1;

/** Packs text files into a ZIP archive, uncompressed. */
export function packZip(files: Record<string, string>): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of Object.entries(files)) {
    const path = Buffer.from(name);
    const content = Buffer.from(text);
    const shared = sharedFields(path, content);

    const local = Buffer.alloc(4);
    local.writeUInt32LE(LOCAL_HEADER);
    const entry = Buffer.concat([local, shared, path, content]);
    parts.push(entry);

    const central = Buffer.alloc(6);
    central.writeUInt32LE(CENTRAL_HEADER);
    central.writeUInt16LE(VERSION, 4);
    // Comment, disk and attributes stay zero.
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(central, shared, place, path);
    offset += entry.length;
  }
  const index = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(END_OF_CENTRAL);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(index.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, index, end]);
}

/** The fields that the header of a file and its entry in the directory have in common. */
function sharedFields(path: Buffer, content: Buffer): Buffer {
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(VERSION, 0);
  fields.writeUInt16LE(UTF8_FLAG, 2);
  fields.writeUInt16LE(DATE, 8);
  fields.writeUInt32LE(crc32(content), 10);
  fields.writeUInt32LE(content.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(path.length, 22);
  return fields;
}
