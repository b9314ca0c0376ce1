import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a call's answer is made of. */
export interface Entity {
  /** Name of the entity, by its parser: `parseNews` reads a `News`. */
  name: string;
  /** The answer is a list or a page of it. */
  isItem: boolean;
}

const ENDPOINTS = new URL('../../packages/api-client/src/endpoints', import.meta.url).pathname;
const PARSED = /\bid: '([\w.]+)',.*?\n {2}parse: (.*?)\n\}\);/gs;
/** The parser of an entity, not of the frame around it. */
const PARSER = /\bparse(?!Page\b|Optional)([A-Z]\w+)/;

/** The entity of each call that answers with one, by the call's id. */
export function readEntities(): Map<string, Entity> {
  const sources = globSync('**/*.ts', { cwd: ENDPOINTS }).map((file) =>
    readFileSync(join(ENDPOINTS, file), 'utf8'),
  );
  const entries = sources.flatMap((source) =>
    [...source.matchAll(PARSED)].flatMap(([, id = '', parse = '']): [string, Entity][] => {
      const [, name] = PARSER.exec(parse) ?? [];
      return name ? [[id, { name, isItem: /\b(readList|parsePage)\(/.test(parse) }]] : [];
    }),
  );
  return new Map(entries);
}
