/** A tile's place: questions of one group stand together under its name. */
export interface GroupedTile {
  /** Default: the number. */
  id?: string;
  /** 单选题 */
  group?: string;
}

/** Numbers tiles and puts those of one group under a heading with their count. */
export function groupTiles<Tile extends GroupedTile>(tiles: readonly Tile[]) {
  const groups: {
    key: string;
    title: string;
    entries: { number: number; question: Tile & { id: string } }[];
  }[] = [];
  for (const [index, tile] of tiles.entries()) {
    const title = tile.group ?? '答题卡';
    const number = index + 1;
    const last = groups.at(-1);
    const group = last?.title === title ? last : { key: `${number}`, title, entries: [] };
    if (group !== last) groups.push(group);
    group.entries.push({ number, question: { ...tile, id: tile.id ?? `${number}` } });
  }
  return groups.map((group) => ({ ...group, tally: `${group.entries.length} 题` }));
}
