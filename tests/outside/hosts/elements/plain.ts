import '@cloud-school/elements';

/** The field of the hash. */
const field = document.createElement(location.hash.slice(1));
const given = { label: '字段', captcha: 'data:,', isOpen: true };
if (location.hash) document.body.append(Object.assign(field, given));
