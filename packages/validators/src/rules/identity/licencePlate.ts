import { defineRule } from '../../rule.ts';

/** A car's number plate, ordinary or new-energy, without I and O; strict: capital letters; consulates' plates and the military's are not among them ([GA 36-2018](https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_China)). */
export const licencePlate = /* @__PURE__ */ defineRule(
  'licencePlate',
  '车牌号格式不正确',
  8,
  /^(?!.*[io_])[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][a-z](\w{4}[\w学警挂港澳]|[a-k]\w\d{4}|\d{5}[a-k])$/i,
  (text) => !/[a-z]/.test(text),
);
