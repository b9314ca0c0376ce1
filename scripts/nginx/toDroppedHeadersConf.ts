/** Headers by which a client could pretend another address, host, path or method to a back end that believes them. */
const PRETENDED = [
  'Forwarded',
  'Via',
  'X-Original-URL',
  'X-Original-URI',
  'X-Original-Host',
  'X-Rewrite-URL',
  'X-Host',
  'X-HTTP-Method-Override',
  'X-Forwarded-Prefix',
  'X-Forwarded-Path',
  'X-Forwarded-Server',
  'X-Forwarded-Scheme',
  'X-Forwarded-Ssl',
  'X-Client-IP',
  'True-Client-IP',
  'X-Cluster-Client-IP',
];

/** Those that nginx sets itself (to-back-end.conf): only their other spellings are dropped. */
const SET_HERE = [
  'X-Real-IP',
  'X-Forwarded-For',
  'X-Forwarded-Host',
  'X-Forwarded-Proto',
  'X-Forwarded-Port',
];

/** All spellings of a name with '-' and '_': a back end that reads headers as variables of its environment takes them for the same. */
function spellingsOf(name: string): string[] {
  const [first = '', ...rest] = name.split('-');
  return rest.reduce(
    (spellings, word) => ['-', '_'].flatMap((mark) => spellings.map((each) => `${each}${mark}${word}`)),
    [first],
  );
}

/** nginx: what of a client's headers never reaches the back end. */
export function toDroppedHeadersConf(): string {
  const names = [...PRETENDED, ...SET_HERE].flatMap(spellingsOf).filter((name) => !SET_HERE.includes(name));
  return [
    '# Written by `pnpm write nginx` (toDroppedHeadersConf.ts). Headers by which a client could pretend another address, host or path to',
    '# a back end that believes them, in each spelling with - and _, which some take for the same.',
    ...names.map((name) => `proxy_set_header ${name} '';`),
    '',
  ].join('\n');
}
