/** Parts of a date in the zone of the device. */
const DEVICE_PARTS = /^(get|set)(FullYear|Month|Date|Day|Hours|Minutes|Seconds)$|^toLocale(Date|Time)String$/;

const BECAUSE =
  "is in the zone of the device; every time that is shown or sent is the school's: toSchoolTime and its neighbours of @cloud-school/domain.";

/** A linter rule that refuses times in the zone of the device. */
const schoolTime = {
  create: (context) => ({
    MemberExpression(node) {
      const name = node.computed ? null : node.property?.name;
      if (name && DEVICE_PARTS.test(name)) context.report({ node, message: `${name}() ${BECAUSE}` });
    },
    NewExpression(node) {
      if (node.callee?.name === 'Date' && node.arguments.length > 1) {
        context.report({ node, message: `new Date(year, month, …) ${BECAUSE}` });
      }
    },
  }),
};

export default { meta: { name: 'times' }, rules: { 'school-time': schoolTime } };
