import '@cloud-school/elements';

/** The field of the hash. */
const tag = location.hash.slice(1);
const given = { label: '字段', captcha: 'data:,', isOpen: true };
if (tag) document.body.append(Object.assign(document.createElement(tag), given));
