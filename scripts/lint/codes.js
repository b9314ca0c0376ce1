import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseSync } from 'vite';

const domain = resolve(import.meta.dirname, '../../packages/domain/src');

/** The words of a list (`['week', 'month'] as const`), or null. */
function wordsOfList(node) {
  const list =
    node?.type === 'TSAsExpression' || node?.type === 'TSSatisfiesExpression' ? node.expression : node;
  if (list?.type === 'TSAsExpression') return wordsOfList(list);
  if (list?.type !== 'ArrayExpression') return null;
  const words = list.elements.map((element) => element?.value);
  return words.every((word) => typeof word === 'string') ? words : null;
}

/** Every node of a syntax tree. */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const each of node) yield* nodesOf(each);
  else if (node && typeof node === 'object') {
    if (typeof node.type === 'string') yield node;
    for (const [key, value] of Object.entries(node)) if (key !== 'parent') yield* nodesOf(value);
  }
}

/**
 * The unions of the domain and the names of the fields and parameters that hold them. The linter gives a plugin no
 * types, so that a name and a word together tell a union: `status` and 'reviewed'.
 */
function readDomain() {
  const trees = globSync('**/*.ts', {
    cwd: domain,
    exclude: (name) => /\.test\.ts$|^testing$/.test(name),
  }).map((file) => parseSync(file, readFileSync(resolve(domain, file), 'utf8')).program);
  const nodes = trees.flatMap((tree) => [...nodesOf(tree)]);
  const lists = new Map();
  const aliases = new Map();
  for (const { type, id, init, typeAnnotation } of nodes) {
    if (type === 'VariableDeclarator' && wordsOfList(init)) lists.set(id.name, wordsOfList(init));
    if (type === 'TSTypeAliasDeclaration') aliases.set(id.name, typeAnnotation);
  }

  /** The words of a type; null of a type that is no union of words. */
  const wordsOf = (type) => {
    switch (type?.type) {
      case 'TSParenthesizedType':
        return wordsOf(type.typeAnnotation);
      case 'TSNullKeyword':
      case 'TSUndefinedKeyword':
        return [];
      case 'TSLiteralType':
        return typeof type.literal.value === 'string' ? [type.literal.value] : null;
      case 'TSUnionType': {
        const parts = type.types.map(wordsOf);
        return parts.includes(null) ? null : parts.flat();
      }
      case 'TSIndexedAccessType': // (typeof LIST)[number]
        return wordsOf(type.objectType);
      case 'TSTypeQuery':
        return lists.get(type.exprName.name) ?? null;
      case 'TSTypeReference':
        // Of `Exclude<Codes, 'all'>` all words: a word too many finds nothing that is not there.
        return type.typeName.name === 'Exclude'
          ? wordsOf(type.typeArguments?.params[0])
          : wordsOf(aliases.get(type.typeName.name));
      default:
        return null;
    }
  };

  const codes = new Map();
  // One word is enough: the kinds of a union of records have one each.
  const add = (name, type) => {
    const words = wordsOf(type) ?? [];
    if (words.length > 0) codes.set(name, new Set([...(codes.get(name) ?? []), ...words]));
  };
  // Names follow types: a RegistrationType is called `type`, a FailureKind `kind`.
  for (const [alias, type] of aliases) add(/[A-Z][a-z]+$/.exec(alias)?.[0].toLowerCase(), type);
  for (const node of nodes) {
    if (node.type === 'TSPropertySignature') add(node.key.name, node.typeAnnotation?.typeAnnotation);
    if (node.type === 'Identifier' && node.typeAnnotation) add(node.name, node.typeAnnotation.typeAnnotation);
  }
  return { codes, questionKinds: new Set(lists.get('QUESTION_KINDS')) };
}

const { codes, questionKinds } = readDomain();

/** The name of what is compared; a styled component's `$view` is the `view` that it was given. */
function nameOf(node) {
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type === 'MemberExpression' && !node.computed) return node.property.name.replace(/^\$/, '');
  return node.type === 'Identifier' ? node.name.replace(/^\$/, '') : '';
}

/** The comparison of a code with one of its words in a condition; null where there is none. */
function findComparison(test, named) {
  switch (test.type) {
    case 'LogicalExpression':
      return findComparison(test.left, named) ?? findComparison(test.right, named);
    case 'UnaryExpression':
      return findComparison(test.argument, named);
    case 'Identifier':
      return named.get(test.name) ?? null;
    case 'BinaryExpression': {
      const isComparison = test.operator === '===' || test.operator === '!==';
      const isCode =
        isComparison && test.right.type === 'Literal' && codes.get(nameOf(test.left))?.has(test.right.value);
      return isCode ? { name: nameOf(test.left), word: test.right.value } : null;
    }
    default:
      return null;
  }
}

/** Words that no code of the server stands for: every list, or a code that is not known. */
const NO_CODES = new Set(['all', 'unknown']);

/** Fields of what the server says of a thing's state: more of these words come than of any others. */
const isStateName = (name) => /^(?:status|state|\w+S(?:tatus|tate))$/.test(name);

/** Nothing for the other codes: a code that is added is shown nothing, which is no wrong word. */
const isNothing = ({ type, name, value, elements }) =>
  (type === 'Literal' && !value) ||
  (type === 'ArrayExpression' && elements.length === 0) ||
  (type === 'Identifier' && name === 'undefined');

/**
 * A linter rule that refuses `kind === 'test' ? … : …`: a third kind would silently get the second branch; and every
 * comparison with a status or a state, of which a switch is checked by the types.
 */
const noTwoWay = {
  create(context) {
    const named = new Map();
    const reportState = (node, { name, word }) =>
      context.report({
        node,
        message: `A new '${name}' would silently not be '${word}'. Ask a function of the domain that reads a table with a row for each code, such as isPresent (packages/domain/src/learning/ClassActivity.ts).`,
      });
    return {
      // `const isHomework = kind === 'homework'` is the same question under another name.
      VariableDeclarator({ id, init }) {
        const comparison =
          id.type === 'Identifier' && init?.type === 'BinaryExpression' ? findComparison(init, named) : null;
        if (comparison) named.set(id.name, comparison);
      },
      // A state that is added would be none of those that are compared with, wherever that is.
      BinaryExpression(node) {
        const comparison = findComparison(node, new Map());
        if (comparison && isStateName(comparison.name)) reportState(node, comparison);
      },
      // `['absent', 'late'].includes(status)`
      CallExpression(node) {
        const {
          callee,
          arguments: [given],
        } = node;
        if (callee.type !== 'MemberExpression' || callee.property.name !== 'includes' || !given) return;
        const name = nameOf(given);
        const word = wordsOfList(callee.object)?.find((each) => codes.get(name)?.has(each));
        if (word && isStateName(name)) reportState(node, { name, word });
      },
      ConditionalExpression(node) {
        const comparison = findComparison(node.test, named);
        if (
          !comparison ||
          isStateName(comparison.name) ||
          NO_CODES.has(comparison.word) ||
          isNothing(node.consequent) ||
          isNothing(node.alternate)
        )
          return;
        const { name, word } = comparison;
        context.report({
          node,
          message: `A new '${name}' would silently be treated as one of these two. Use a table with a row for each code, Record<…, …>, and read it by '${name}' (here: '${word}'), so that the compiler names this place when a code is added.`,
        });
      },
    };
  },
};

/** What a piece of content is: its kind has a row of facts in `CONTENT_KINDS`. */
const isContentKind = (node) => {
  const { object, property } = node.type === 'ChainExpression' ? node.expression : node;
  const owner = object?.property?.name === 'data' ? object.object : object;
  return (
    property?.name === 'kind' &&
    ['classroom', 'content', 'activity'].includes(owner?.name ?? owner?.property?.name)
  );
};

/** A linter rule that refuses a list of kinds by their names: a new kind is told apart by its traits. */
const byTraits = {
  create(context) {
    const isQuestionKind = (node) =>
      node?.type === 'Literal' && questionKinds.has(node.value) && node.value !== 'unknown';
    const report = (node, table) =>
      context.report({
        node,
        message: `A new kind would be missing here: ask for a trait of ${table} instead.`,
      });
    return {
      BinaryExpression(node) {
        if (!/^[!=]==$/.test(node.operator) || node.right.type !== 'Literal') return;
        if (isQuestionKind(node.right))
          report(node, 'QUESTION_TRAITS (packages/domain/src/exam/questionTraits.ts)');
        if (isContentKind(node.left))
          report(node, 'CONTENT_KINDS (packages/domain/src/lesson/contentKinds.ts)');
      },
      SwitchCase(node) {
        if (isQuestionKind(node.test))
          report(node, 'QUESTION_TRAITS (packages/domain/src/exam/questionTraits.ts)');
      },
    };
  },
};

export default { meta: { name: 'codes' }, rules: { 'no-two-way': noTwoWay, 'by-traits': byTraits } };
