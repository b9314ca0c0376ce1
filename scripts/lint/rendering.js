/** What only a browser has. `navigator` is there on a server too, without what its pages read. */
const BROWSER_ONLY = new Set(['window', 'document', 'localStorage', 'sessionStorage', 'matchMedia']);

const COMPONENT_OR_HOOK = /^(use)?[A-Z]/;

/** Hooks that call the function given to them while they render. */
const CALLED_AT_ONCE = new Set(['useState', 'useMemo', 'useReducer']);

const isFunction = ({ type }) =>
  type === 'FunctionDeclaration' || type === 'FunctionExpression' || type === 'ArrowFunctionExpression';

const nameOf = (node) =>
  node.id?.name ?? (node.parent.type === 'VariableDeclarator' ? node.parent.id.name : '');

/** Whether the code of a node runs while a component renders: in its body, not in what it hands on. */
function runsWhileRendering(node) {
  for (let { parent } = node; parent; parent = parent.parent) {
    if (!isFunction(parent)) continue;
    if (COMPONENT_OR_HOOK.test(nameOf(parent) ?? '')) return true;
    const call = parent.parent;
    if (call.type !== 'CallExpression' || !CALLED_AT_ONCE.has(call.callee.name)) return false;
  }
  return false;
}

const isTypeof = ({ parent }) => parent.type === 'UnaryExpression' && parent.operator === 'typeof';

/** A linter rule that refuses what only a browser has in code that a server runs to render a page. */
const noBrowserWhileRendering = {
  create: (context) => {
    const check = (node) => {
      if (!BROWSER_ONLY.has(node.name) || isTypeof(node) || !runsWhileRendering(node)) return;
      context.report({
        node,
        message: `A server that renders the page has no ${node.name}: read it in an effect or an event, or ask \`visit\` of usePortal().`,
      });
    };
    return {
      MemberExpression: ({ object }) => object.type === 'Identifier' && check(object),
      CallExpression: ({ callee }) => callee.type === 'Identifier' && check(callee),
    };
  },
};

const isLocation = ({ type, name, callee }) =>
  (type === 'Identifier' && (name === 'location' || name === 'history')) ||
  (type === 'CallExpression' && callee.name === 'useLocation');

/** A linter rule that refuses to read the state of an entry of the history without asking whose it is. */
const noBareState = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message:
          'The entry may be another student’s: read it by useEntry() of platform/history, or pass it on by stateToPassOn().',
      });
    return {
      MemberExpression(node) {
        const { object, property } = node;
        const owner = object.type === 'MemberExpression' ? object.property : object;
        if (property.name === 'state' && isLocation(owner)) report(node);
      },
      VariableDeclarator({ id, init }) {
        if (id.type !== 'ObjectPattern' || !init || !isLocation(init)) return;
        const state = id.properties.find(({ key }) => key?.name === 'state');
        if (state) report(state);
      },
    };
  },
};

export default {
  meta: { name: 'rendering' },
  rules: { 'no-browser': noBrowserWhileRendering, 'no-bare-state': noBareState },
};
