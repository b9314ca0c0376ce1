const ACTING = new Set(['Enter', 'Escape']);

/** A parameter `{ key }` of the function around a node, or of a method in it. */
function isKeyOfParameter(node) {
  for (let { parent } = node; parent; parent = parent.parent) {
    const takesKey = (param) =>
      param.type === 'ObjectPattern' && param.properties.some((property) => property.key?.name === 'key');
    if (parent.params?.some(takesKey)) return true;
  }
  return false;
}

const isKeyOfEvent = (node) =>
  (node.type === 'MemberExpression' && node.property.name === 'key') ||
  (node.type === 'Identifier' && node.name === 'key' && isKeyOfParameter(node));

/** A linter rule that refuses to act on a key that an input method may have: its Enter takes a candidate. */
const byKeyOf = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message:
          '`keyOf(event)` knows the keys of input methods: Enter may take a candidate, in Safari without `isComposing`.',
      });
    return {
      BinaryExpression: (node) => {
        const { left, right } = node;
        const isActing = [left, right].some(({ value }) => ACTING.has(value));
        if (isActing && [left, right].some(isKeyOfEvent)) report(node);
      },
      MemberExpression: (node) => {
        if (node.property.name === 'isComposing' || node.property.name === 'keyCode') report(node);
      },
    };
  },
};

export default { meta: { name: 'keys' }, rules: { 'by-key-of': byKeyOf } };
