import { dirname, relative, resolve, sep } from 'node:path';

/**
 * What may not import what, as one table: a file in `of` may not import what `not` matches. Imports are matched as package
 * names ('swr', '@cloud-school/ui') or as paths from the root of the repository ('packages/ui/src/cards/…'), static and
 * dynamic alike. `types: true` lets `import type` through.
 *
 * @type {{ of: RegExp, not: RegExp | ((file: string, target: string) => boolean), because: string, types?: true }[]}
 */
const BANS = [
  {
    of: /^(packages|apps)\//,
    not: (file, target) => /^@cloud-school\/[^/]+\/src\//.test(target) || isForeignPath(file, target),
    because: 'Packages meet at their public entries only.',
  },
  {
    // The sandbox serves made-up schools: sample data is its product.
    of: /^(packages\/(?!sandbox\/)|apps\/)[^/]+\/src\//,
    not: (file, target) => !SCAFFOLDING.test(file) && SCAFFOLDING.test(target),
    because: 'Story and test scaffolding never ships.',
  },
  {
    of: /^packages\/domain\/src\/(?!.*\.test\.)/,
    not: /^(?!packages\/domain\/)/,
    because: 'The domain depends on nothing, so that everything may depend on it.',
  },
  {
    of: /^packages\/validators\/src\//,
    not: /^(@cloud-school\/|react(-dom)?$|styled-components$)/,
    because: 'Validators stand alone, so that other tools can take them.',
  },
  {
    of: /^packages\/api-client\/src\//,
    not: /^(@cloud-school\/(?!domain)|react(-dom)?$|swr($|\/))/,
    because: 'The client knows the wire and the domain, not the screen.',
  },
  {
    of: /^packages\/engine\/src\/(?!.*(\/testing\/|\.test\.))/,
    not: /^(@cloud-school\/(?!domain)|react(-dom)?$|swr($|\/)|ky$|styled-components$)/,
    because: 'The engine runs on the domain, without React and without an HTTP client; both enter by ports.',
  },
  {
    of: /^packages\/engine\/src\/(exam|progress)\/state\/(?!.*\.test\.)/,
    not: /^packages\/engine\/src\/(?!(exam|progress)\/(state|contract)\/|retry\/)/,
    because:
      'The state of an exam and of a lesson is plain data under the actors: no port, no timer, no call.',
  },
  {
    of: /^packages\/engine\/src\/exam\/(contract|ports|storage|locks|actors)\/(?!.*(testing\/|\.test\.))/,
    not: crossesExamLayers,
    because: 'A layer of an exam knows lower layers only: see EXAM_LAYERS in scripts/lint/layers.js.',
  },
  {
    of: /^packages\/ui\/src\//,
    not: /^(ky$|swr($|\/)|react-router-dom$|@cloud-school\/(api-client|pages|sandbox)($|\/))/,
    because: 'Components know props only: no server, no network, no router.',
  },
  {
    of: /^packages\/ui\/src\//,
    not: /^@cloud-school\/engine$/,
    types: true,
    because: 'Components know the contracts of the engine, never its machines.',
  },
  {
    of: /^packages\/ui\/src\/(?!.*\.stories\.)/,
    not: crossesUiLayers,
    because:
      'In ui a folder knows lower layers only, and no folder beside it: see UI_LAYERS in scripts/lint/layers.js.',
  },
  {
    of: /^(packages|apps)\/(?!ui\/src\/primitives\/rich-text\/)/,
    not: (file, target) => target === 'dompurify' || target.endsWith('/trusted-types/htmlPolicy.ts'),
    because:
      'Foreign HTML enters the page in one place, packages/ui/src/primitives/rich-text, as sanitised nodes.',
  },
  {
    of: /^packages\/ui\/src\/(?!player\/media\/)/,
    not: /^@vidstack\/react$/,
    because:
      'The players meet their library in packages/ui/src/player/media, so that another one can take its place.',
  },
  {
    of: /^packages\/elements\/src\/(?!.*(testing\/|\.(test|stories)\.))/,
    not: /^(ky$|swr($|\/)|react-router-dom$|@cloud-school\/(?!domain$|engine$|ui($|\/)|validators($|\/)))/,
    because: 'An element shows what its page gives it, as the component does that it is made of.',
  },
  {
    of: /^packages\/pages\/src\//,
    not: /^ky$/,
    because: 'Calls go through the client.',
  },
  {
    of: /^packages\/pages\/src\/platform\//,
    not: /^packages\/pages\/src\/(features|pages)\//,
    because: 'The platform knows no feature and no page.',
  },
  {
    of: /^packages\/pages\/src\/platform\//,
    not: crossesPlatformLayers,
    because: 'A folder of the platform knows lower ones only: see PLATFORM_LAYERS in scripts/lint/layers.js.',
  },
  {
    of: /^packages\/pages\/src\/features\//,
    not: /^packages\/pages\/src\/pages\//,
    because: 'A feature knows no page.',
  },
  {
    of: /^packages\/pages\/src\/pages\/[^/]+\//,
    not: (file, target) =>
      /^packages\/pages\/src\/pages\/[^/]+\//.test(target) && folder(file, 5) !== folder(target, 5),
    because: 'A page knows no other page: what two pages share is a feature.',
  },
  {
    of: /^packages\/sandbox\/src\//,
    not: /^(@cloud-school\/(?!api-client|domain|renderer$|validators$)|react(-dom)?$)/,
    because:
      'The sandbox is a server: it knows the wire, the domain, the limits of fields, and how a host renders pages.',
  },
  {
    of: /^packages\/conformance\/src\/(?!.*(testing\/|\.test\.))/,
    not: /^@cloud-school\/(?!api-client$|domain$)/,
    because:
      'The conformance kit tries any server as the portal would: with the client, and nothing of ours behind it.',
  },
  {
    of: /^packages\/renderer\/src\//,
    not: /^(@cloud-school\/|react(-dom)?($|\/)|swr($|\/)|styled-components$)/,
    types: true,
    because: 'The renderer serves what a build exports; it shares no module with it but types.',
  },
  {
    of: /^packages\/receiver\/src\//,
    not: /^(@cloud-school\/(?!domain$)|react(-dom)?($|\/))/,
    types: true,
    because: 'The receiver knows the form of a report, not the pages that make it.',
  },
  {
    of: /^apps\//,
    // A brand's own header, footer and pages have styles and calls of their own.
    not: /^(ky$|swr($|\/)|@cloud-school\/sandbox($|\/))/,
    because: 'A shell composes: it calls through api-client, and `useLoadable` of pages keeps what it loads.',
  },
];

/** Files and packages' entries that stories and tests alone may use. */
const SCAFFOLDING = /\/(testing|samples)(\/|$)|\.(stories|test|samples|notes)\.tsx?$/;

/** Layers of ui, from the lowest. */
const UI_LAYERS = [
  ['tokens'],
  ['theme'],
  ['primitives'],
  ['answer-card', 'calendar', 'cards', 'forms', 'layout', 'player', 'questions'],
  ['dialogs', 'screens'],
];

/** Layers of the platform of pages, from the lowest. */
const PLATFORM_LAYERS = [
  ['config', 'device', 'early', 'map', 'print', 'toasts'],
  ['navigation', 'report', 'cached-answers', 'session'],
  ['brand', 'installed'],
  ['portal'],
  ['history', 'location', 'time'],
  ['data'],
  ['tenant'],
  ['rendered', 'sign-in', 'title'],
];

/** Layers of an exam, from the lowest. */
const EXAM_LAYERS = ['contract', 'state', 'ports', 'storage', 'locks', 'actors'];

/** The first `depth` folders of a path. */
const folder = (path, depth) => path.split('/').slice(0, depth).join('/');

/** A relative path into another package. */
function isForeignPath(file, target) {
  return /^(packages|apps)\//.test(target) && folder(file, 2) !== folder(target, 2);
}

/** Whether a folder of `parent` imports a folder of a higher layer, or another one of its own. */
function crossesLayers(layers, parent, file, target) {
  const [own, other] = [file, target].map((path) =>
    path.startsWith(parent) ? path.slice(parent.length).split('/')[0] : undefined,
  );
  const [ownLayer, otherLayer] = [own, other].map((name) =>
    layers.findIndex((layer) => layer.includes(name)),
  );
  if (ownLayer < 0 || otherLayer < 0) return false;
  return otherLayer > ownLayer || (otherLayer === ownLayer && own !== other);
}

function crossesUiLayers(file, target) {
  const screens = /^packages\/ui\/src\/screens\//;
  // Each screen is a folder of its own.
  if (screens.test(file) && screens.test(target)) return folder(file, 5) !== folder(target, 5);
  return crossesLayers(UI_LAYERS, 'packages/ui/src/', file, target);
}

function crossesPlatformLayers(file, target) {
  return crossesLayers(PLATFORM_LAYERS, 'packages/pages/src/platform/', file, target);
}

function crossesExamLayers(file, target) {
  const layer = /^packages\/engine\/src\/exam\/(?:([^/]+)\/)?/;
  const [own, other] = [file, target]
    .map((path) => layer.exec(path))
    .map((match) => match && (match[1] ?? ''));
  if (other === null || own === other) return false;
  return !EXAM_LAYERS.slice(0, EXAM_LAYERS.indexOf(own)).includes(other);
}

const root = resolve(import.meta.dirname, '../..');
const toPath = (absolute) => relative(root, absolute).split(sep).join('/');

/** A linter rule that reports imports that a layer may not make. */
const imports = {
  create(context) {
    const file = toPath(context.filename);
    const own = BANS.filter(({ of }) => of.test(file));
    if (own.length === 0) return {};

    function check(node, source, isType) {
      if (typeof source?.value !== 'string') return;
      const target = source.value.startsWith('.')
        ? toPath(resolve(dirname(context.filename), source.value))
        : source.value;
      for (const { not, types, because } of own) {
        if (types && isType) continue;
        if (typeof not === 'function' ? not(file, target) : not.test(target)) {
          context.report({ node, message: `'${source.value}' is out of reach here. ${because}` });
        }
      }
    }

    const isTypeOnly = (kind, specifiers) =>
      kind === 'type' ||
      (specifiers.length > 0 &&
        specifiers.every((specifier) => (specifier.importKind ?? specifier.exportKind) === 'type'));
    return {
      ImportDeclaration: (node) => check(node, node.source, isTypeOnly(node.importKind, node.specifiers)),
      ExportNamedDeclaration: (node) =>
        check(node, node.source, isTypeOnly(node.exportKind, node.specifiers)),
      ExportAllDeclaration: (node) => check(node, node.source, node.exportKind === 'type'),
      ImportExpression: (node) => check(node, node.source, false),
    };
  },
};

export default { meta: { name: 'layers' }, rules: { imports } };
