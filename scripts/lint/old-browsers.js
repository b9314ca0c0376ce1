import { readFileSync } from 'node:fs';

const newer = JSON.parse(readFileSync(new URL('../newerThanOldest.json', import.meta.url), 'utf8'));

const methods = new Set(Object.values(newer.methods).flat());
const classes = new Set(newer.classes);

const BECAUSE =
  'The oldest browsers of the policy lack it (docs/how-to/deploy.md, scripts/newerThanOldest.json).';
/** What does the same, by its name. */
const INSTEAD = {
  canParse: ' Use parseUrl of @cloud-school/domain.',
  parse: ' Use parseUrl of @cloud-school/domain.',
};

/** A linter rule that refuses what a browser of the policy does not have. Syntax is the build's matter. */
const noNewer = {
  create(context) {
    const report = (node, name) =>
      context.report({ node, message: `${name}: ${BECAUSE}${INSTEAD[name] ?? ''}` });
    return {
      MemberExpression(node) {
        if (node.computed) return;
        const { object, property, parent } = node;
        if (object.type === 'Identifier' && newer.statics[object.name]?.includes(property.name)) {
          report(node, property.name);
        }
        // `?.()` asks whether it is there.
        const isCalled = parent.type === 'CallExpression' && parent.callee === node && !parent.optional;
        if (isCalled && methods.has(property.name)) report(node, property.name);
      },
      NewExpression({ callee }) {
        if (callee.type === 'Identifier' && classes.has(callee.name)) report(callee, callee.name);
      },
    };
  },
};

export default { meta: { name: 'old-browsers' }, rules: { 'no-newer': noNewer } };
