/**
 * An area code of mainland China, a hyphen, and the first digit of a local number. Three digits are the largest cities, four
 * all other regions ([libphonenumber](https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml)):
 * 010 Beijing; 02 Guangzhou, Shanghai, Tianjin, Chongqing, Shenyang, Nanjing, Wuhan, Chengdu, Xi'an; 03 Hebei, Shanxi, Henan;
 * 04 the north-east and Inner Mongolia; 05 Jiangsu, Shandong, Anhui, Zhejiang, Fujian; 06 Shandong, Guangdong, Yunnan;
 * 07 Jiangxi, Hubei, Hunan, Guangdong, Guangxi; 08 Sichuan, Guizhou, Yunnan, Tibet, Hainan; 09 the north-west.
 */
const ASSIGNED =
  /^0(?:10|2[0-57-9]|3(?:[15]\d|35|49|7[0-79]|9[1-68])|4(?:1[125-9]|2[179]|[35][1-9]|6[47-9]|7\d|8[23])|5(?:[1357]\d|2[37]|4[36]|6[1-46]|80|9[1-9])|6(?:3[1-35]|6[0238]|9[12])|7(?:[1579]\d|01|2[248]|3[014-9]|4[3-6]|6[023689])|8(?:[37]\d|1[236-8]|2[5-7]|5[14-9]|8[36-8]|9[1-8])|9(?:[379]\d|0[1-3689]|1[1-79]|4[13]|5[1-5]))-[2-8]/;

/** True for a landline number whose area code exists, such as 010- or 0755-, and whose local number begins with 2 to 8. */
export function isAssignedLandline(landlineNumber: string): boolean {
  return ASSIGNED.test(landlineNumber);
}
