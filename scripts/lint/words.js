/** What stands in an element: no blank lines, no comments. */
const standing = ({ children }) =>
  children.filter(
    (child) =>
      !(child.type === 'JSXText' && !child.value.trim()) &&
      !(child.type === 'JSXExpressionContainer' && child.expression.type === 'JSXEmptyExpression'),
  );

const isElement = ({ type }) => type === 'JSXElement' || type === 'JSXFragment';

/** The values that an expression shows, one of them at a time. */
function shownBy(node) {
  switch (node.type) {
    case 'ConditionalExpression':
      return [...shownBy(node.consequent), ...shownBy(node.alternate)];
    case 'LogicalExpression':
      // Of `a && b` the left side shows when it is nothing; of `a ?? b` either side.
      return node.operator === '&&' ? shownBy(node.right) : [...shownBy(node.left), ...shownBy(node.right)];
    default:
      return [node];
  }
}

const isNothing = ({ type, value, name }) =>
  (type === 'Literal' && (value === null || typeof value === 'boolean' || value === '')) ||
  (type === 'Identifier' && name === 'undefined');

const isList = ({ type, callee }) =>
  type === 'ArrayExpression' || (type === 'CallExpression' && callee.property?.name === 'map');

/**
 * A part without content, such as an icon or a spinner: where another state of its element has another, or a table chooses
 * it, it comes and goes.
 */
const isPart = ({ type, openingElement }) =>
  type === 'JSXElement' && openingElement.selfClosing && /^[A-Z]/.test(openingElement.name.name ?? '');

/** Whether elements of the child come and go: `a && <A />`, `a ? <A /> : <B />`, a list, an icon. */
const comesAndGoes = (child, slots) => isPart(child) || elementsComeAndGo(child, slots);

const elementsComeAndGo = ({ type, expression }, slots) =>
  type === 'JSXExpressionContainer' &&
  (isList(expression) ||
    (expression.type !== 'JSXElement' &&
      shownBy(expression).some((node) => isElement(node) || isList(node) || slots.has(nameOf(node)))));

/**
 * Whether the child can be bare words. The linter gives a plugin no types: what is no element and not declared as one in
 * the file may be a text. `children` of the type ReactNode may be.
 */
const canBeText = ({ type, expression }, slots) =>
  type === 'JSXText' ||
  (type === 'JSXExpressionContainer' &&
    shownBy(expression).some(
      (node) => !isElement(node) && !isList(node) && !isNothing(node) && !slots.has(nameOf(node)),
    ));

/** Whether bare words come and go: a text that is not there without its condition, or gives way to an element. */
const textComesAndGoes = (child, slots) => {
  if (child.type !== 'JSXExpressionContainer' || !canBeText(child, slots)) return false;
  const { expression } = child;
  if (expression.type === 'LogicalExpression' && expression.operator === '&&') return true;
  const shown = shownBy(expression);
  return shown.length > 1 && shown.some((node) => isElement(node) || isNothing(node));
};

const nameOf = (node) => {
  switch (node.type) {
    case 'ChainExpression':
      return nameOf(node.expression);
    case 'MemberExpression':
      return nameOf(node.computed ? node.object : node.property);
    case 'CallExpression':
      return nameOf(node.callee);
    default:
      return node.name ?? '';
  }
};

/** Names of elements that other files declare. */
const KNOWN_SLOTS = ['createPortal', 'element', 'banner', 'dialog', 'enrolDialog'];

/** The first may be a text, as the `children` of a button are. */
const NODE_TYPES = new Set(['ReactNode', 'ReactElement', 'Parts']);

const isNodeType = (type) => NODE_TYPES.has(type?.typeName?.name);

/** Names that stand for elements in a file: what is declared as a node of React, and constants that hold one. */
function slotCollector(slots) {
  const declare = (key, type) => {
    const declared = type?.typeAnnotation;
    if (isNodeType(declared) && (key.name !== 'children' || declared.typeName.name !== 'ReactNode'))
      slots.add(key.name);
  };
  return {
    TSPropertySignature: ({ key, typeAnnotation }) => declare(key, typeAnnotation),
    VariableDeclarator: ({ id, init }) => {
      const words = id.typeAnnotation?.typeAnnotation;
      const isTable = words?.typeName?.name === 'Record' && isNodeType(words.typeArguments?.params[1]);
      if (isTable || (init && shownBy(init).some((node) => isElement(node) || isList(node))))
        slots.add(id.name);
    },
  };
}

/** Runs of neighbours that can be words, the index of the first with each. */
function runsOfWords(children, slots) {
  const runs = [];
  for (const [index, child] of children.entries()) {
    if (!canBeText(child, slots)) continue;
    const last = runs.at(-1);
    if (last && last.first + last.words.length === index) last.words.push(child);
    else runs.push({ first: index, words: [child] });
  }
  return runs;
}

/** Where the words of a child begin and end: a text without its blanks. */
function rangeOf({ type, value, range }) {
  if (type !== 'JSXText') return range;
  return [
    range[0] + value.length - value.trimStart().length,
    range[1] - value.length + value.trimEnd().length,
  ];
}

/**
 * A linter rule that refuses bare words after an icon or an element that comes and goes, and bare words that come and go
 * beside others. A translating browser replaces text nodes: React then finds the place of neither.
 */
const noBareWords = {
  meta: { fixable: 'code' },
  create: (context) => {
    const slots = new Set(KNOWN_SLOTS);
    const elements = [];
    const check = (element) => {
      const children = standing(element);
      if (children.length < 2) return;
      for (const { first, words } of runsOfWords(children, slots)) {
        const follows = children.slice(0, first).some((before) => comesAndGoes(before, slots));
        if (!follows && !words.some((child) => textComesAndGoes(child, slots))) continue;
        const [[start], [, end]] = [rangeOf(words[0]), rangeOf(words.at(-1))];
        context.report({
          node: words[0],
          message:
            'Wrap the words in a <span>: a page that a browser translates loses a bare text, and what stands before it finds no place.',
          fix: (fixer) => [
            fixer.insertTextBeforeRange([start, end], '<span>'),
            fixer.insertTextAfterRange([start, end], '</span>'),
          ],
        });
      }
    };
    return {
      ...slotCollector(slots),
      JSXElement: (element) => void elements.push(element),
      JSXFragment: (element) => void elements.push(element),
      'Program:exit': () => elements.forEach(check),
    };
  },
};

export default { meta: { name: 'words' }, rules: { 'no-bare': noBareWords } };
