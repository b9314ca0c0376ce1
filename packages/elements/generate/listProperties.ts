import { data, type ElementSpec, flag, type PropertySpec, text } from '../src/specs/ElementSpec.ts';

/** Properties that every field has beside those of its row; its class has them of `FieldElement`. */
const FIELD_PROPERTIES = {
  value: text('值', 'The value'),
  name: text('在表单里的名字', 'The name in the form'),
  required: flag('必填', 'Not valid while it is empty'),
  disabled: flag('禁用', 'Disabled'),
  rule: text('校验库里规则的名字，如 mobile', 'The name of a rule of the validators, such as mobile'),
  strict: flag('按国家标准检查，如校验码', 'The rule as its standard has it, with check digits'),
  ruleOptions: data('规则的参数，如 maxLength 的 [20]', 'The arguments of a rule, such as [20] of maxLength'),
  ruleMessage: text('代替规则自己的提示', "In the place of the rule's own message"),
  error: text('页面给的错误，有它就不能提交', "The page's own error; not valid while it is there"),
};

/** Properties of the element's own class, as a page sets them; no slots. */
export function listOwnProperties({ properties, events }: ElementSpec): Record<string, PropertySpec> {
  const offered = Object.values(events).flatMap(({ name, isOffered }) => (isOffered ? [name] : []));
  return {
    ...Object.fromEntries(Object.entries(properties).filter(([, { kind }]) => kind !== 'slot')),
    ...(offered.length > 0 && {
      offers: text(
        `要显示的按钮，空格隔开：${offered.join('、')}`,
        `The controls to show, separated by spaces: ${offered.join(', ')}`,
      ),
    }),
  };
}

/** Every property of an element. */
export const listProperties = (spec: ElementSpec): Record<string, PropertySpec> => ({
  ...listOwnProperties(spec),
  ...(spec.isField && FIELD_PROPERTIES),
});

/** Names of slots, with what is put there; the default slot is ''. */
export const listSlots = ({ properties }: ElementSpec) =>
  Object.entries(properties).flatMap(([name, { kind, about }]) =>
    kind === 'slot' ? [{ name: name === 'children' ? '' : name, about }] : [],
  );
