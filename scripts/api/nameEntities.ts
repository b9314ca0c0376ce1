import type { Schema } from './inferSchema.ts';
import type { Entity } from './readEntities.ts';

/** Schemas of the entities by name, and the schema of a call's answer that refers to them. */
export interface NamedSchemas {
  schemas: Record<string, Schema>;
  refer: (id: string, answer: Schema) => Schema;
}

/** What both answers may hold: the fields of either, of which required are those that both require. */
function mergeSchemas(one: Schema | undefined, other: Schema): Schema {
  if (!one) return other;
  if (one.type !== other.type) return other.type === undefined ? one : one.type === undefined ? other : {};
  const names = new Set([...Object.keys(one.properties ?? {}), ...Object.keys(other.properties ?? {})]);
  const properties = Object.fromEntries(
    [...names].map((name) => [name, mergeSchemas(one.properties?.[name], other.properties?.[name] ?? {})]),
  );
  const required = one.required?.filter((name) => other.required?.includes(name)) ?? [];
  const codes = [...new Set([...(one.enum ?? []), ...(other.enum ?? [])])];
  return {
    ...(one.type && { type: one.type }),
    ...(names.size > 0 && { properties }),
    ...(required.length > 0 && { required }),
    ...(codes.length > 0 && { enum: codes }),
    ...(one.items && { items: mergeSchemas(one.items, other.items ?? {}) }),
  };
}

/** Puts another schema where an answer holds the entity: the answer itself, its items, or the records of a page. */
function replaceEntity(answer: Schema, { isItem }: Entity, by: (entity: Schema) => Schema): Schema {
  if (!isItem) return by(answer);
  if (answer.type === 'array' && answer.items) return { ...answer, items: by(answer.items) };
  const { records } = answer.properties ?? {};
  if (!records?.items) return answer;
  const list = { ...records, items: by(records.items) };
  return { ...answer, properties: { ...answer.properties, records: list } };
}

/** Gives the entities of all answers their names. Of calls that read the same entity each adds the fields of its example. */
export function nameEntities(
  answers: { id: string; schema: Schema }[],
  entities: ReadonlyMap<string, Entity>,
): NamedSchemas {
  const schemas: Record<string, Schema> = {};
  const refer: NamedSchemas['refer'] = (id, answer) => {
    const entity = entities.get(id);
    return entity
      ? replaceEntity(answer, entity, () => ({ $ref: `#/components/schemas/${entity.name}` }))
      : answer;
  };
  for (const { id, schema } of answers) {
    const entity = entities.get(id);
    if (!entity) continue;
    replaceEntity(schema, entity, (found) => {
      schemas[entity.name] = mergeSchemas(schemas[entity.name], found);
      return found;
    });
  }
  return {
    schemas: Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => (a < b ? -1 : 1))),
    refer,
  };
}
