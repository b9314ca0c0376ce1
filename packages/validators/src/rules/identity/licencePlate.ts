import { defineRule } from '../../rule.ts';

/**
 * A car's number plate, ordinary, new-energy or of fire and rescue (应急), without the letters I and O; plates of consulates and of the military are refused.
 * - Strict: capital letters
 * - Message: 车牌号格式不正确
 * - Standard: [GA 36-2018](https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_China)
 */
export const licencePlate = /* @__PURE__ */ defineRule({
  name: 'licencePlate',
  message: '车牌号格式不正确',
  clean: 'id',
  longest: 8,
  // The province, the city's letter, then one of: five characters, the last possibly 学 警 挂 港 澳; a small new-energy
  // car's letter first; a large one's letter last; four digits and 应急 of fire and rescue, whose letters are X and S.
  pattern:
    /^(?!.*[IO_])[京津沪渝冀豫云辽黑湘皖鲁新苏浙赣鄂桂甘晋蒙陕吉闽贵粤青藏川宁琼][A-Z](?:\w{4}[\w学警挂港澳]|[A-K]\w\d{4}|\d{5}[A-K]|(?<=[XS])\d{4}应急)$/i,
  strict: (text) => text === text.toUpperCase(),
});
