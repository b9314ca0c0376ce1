/**
 * The area codes of mainland China before their hyphen: three digits for the largest cities, four for all other regions
 * ([libphonenumber](https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml)).
 */
const AREA_CODES = [
  /^(?:010|02[0-57-9])-/, // Beijing; Guangzhou, Shanghai, Tianjin, Chongqing, Shenyang, Nanjing, Wuhan, Chengdu, Xi'an
  /^03(?:[157]\d|35|49|9[1-68])-/, // Hebei, Shanxi, Henan
  /^04(?:[17]\d|[35][1-9]|2[179]|6[47-9]|8[23])-/, // Liaoning, Jilin, Heilongjiang, Inner Mongolia
  /^05(?:[1357]\d|2[37]|4[36]|6[1-46]|80|9[1-9])-/, // Jiangsu, Shandong, Anhui, Zhejiang, Fujian
  /^06(?:3[1-5]|6[0238]|9[12])-/, // Shandong, Guangdong, Yunnan
  /^07(?:[1579]\d|01|2[248]|3[014-9]|4[3-6]|6[023689])-/, // Jiangxi, Hubei, Hunan, Guangdong, Guangxi
  /^08(?:[37]\d|1[236-8]|2[5-7]|5[1-9]|8[36-8]|9[1-8])-/, // Sichuan, Guizhou, Yunnan, Tibet, Hainan
  /^09(?:[39]\d|0[1-3689]|1[1-79]|4[13]|5[1-5]|7[0-79])-/, // Xinjiang, Shaanxi, Gansu, Ningxia, Qinghai
];

/** True for a number that begins with an area code that exists and a hyphen, such as 010- or 0755-. */
export function hasAreaCode(landlineNumber: string): boolean {
  return AREA_CODES.some((codes) => codes.test(landlineNumber));
}
