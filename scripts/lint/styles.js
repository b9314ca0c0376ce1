const COLOR = /#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})\b(?![\w-])/i;

/** Calls the check with each text of a file: quoted ones and the parts of templates. */
const ofTexts = (check) => ({
  Literal: (node) => typeof node.value === 'string' && check(node, node.value),
  TemplateElement: (node) => check(node, node.value.raw),
});

/** A linter rule that refuses a colour or a text size as a value. */
const noRawValue = {
  create: (context) =>
    ofTexts((node, text) => {
      const color = COLOR.exec(text)?.[0];
      if (color)
        context.report({
          node,
          message: `${color} is a role of the theme (theme.color.…): a brand changes it there.`,
        });
      if (/font-size:\s*[\d.]/.test(text))
        context.report({
          node,
          message: 'A text size is a step of theme.type, which follows the size that a person has set.',
        });
    }),
};

/** A linter rule that refuses a condition of a layout outside the one table. */
const noQuery = {
  create: (context) => ({
    ...ofTexts((node, text) => {
      if (/@(media|container)\b/.test(text))
        context.report({
          node,
          message:
            'The conditions of layouts stand in packages/ui/src/theme/media.ts, so that they change together.',
        });
    }),
  }),
};

/**
 * A linter rule that refuses a style that depends on what is anywhere in the page: the browser would match all `:has` rules
 * again, on all elements, with each element that comes or goes.
 */
const noPageHas = {
  create: (context) =>
    ofTexts((node, text) => {
      if (/(?:html|body|:root)(?:\[[^\]]*\])*:has\(/.test(text))
        context.report({
          node,
          message: 'Ask for it in code when it matters: with :has() of the page, each change restyles all.',
        });
    }),
};

export default {
  meta: { name: 'styles' },
  rules: { 'no-raw-value': noRawValue, 'no-query': noQuery, 'no-page-has': noPageHas },
};
