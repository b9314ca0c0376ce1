// Written from the docstrings of the rules by `pnpm --filter @cloud-school/validators run docs`.

/** What each rule asks, in one sentence, with a link to its standard in Markdown. */
export const ruleSentences: Readonly<Record<string, string>> = {
  password: 'A password of 6 to 20 letters or digits, with messages of its own for too short and too long.',
  captchaCode: 'The code read from a captcha picture: digits only.',
  invitationCode: 'An invitation code of at most 6 letters or digits.',
  name: "A person's name in Chinese or English letters, with a dot or the middle dot · between its parts; rare Han characters count ([Unicode Script=Han](https://www.unicode.org/reports/tr24/)).",
  certificateQueryName:
    "A holder's name as the certificate query takes it: a name of at most 8 characters, a rare character counting as one ([Unicode Script=Han](https://www.unicode.org/reports/tr24/)).",
  mobile:
    'A mainland mobile number, 11 digits beginning with 1; strict: the second digit is 3 to 9 ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)).',
  mobileSms:
    'A mobile number that can be sent a code: 11 digits beginning with 1, after an optional +86 or 0086 ([E.164](https://www.itu.int/rec/T-REC-E.164)).',
  landline:
    'A landline number, area code, hyphen and number; strict: the local number begins with 2 to 8 ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)).',
  fax: 'A fax number, written as a landline is; strict: the local number begins with 2 to 8 ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)).',
  phoneOrLandline:
    'A mobile number or a landline number; strict as each of the two is ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China)).',
  email:
    'An e-mail address in ASCII with a dotted domain, up to 254 characters ([RFC 5321](https://www.rfc-editor.org/rfc/rfc5321)).',
  mobileOrEmail:
    'An account name that is a mobile number or an e-mail address; strict as the mobile number is ([numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China), [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321)).',
  qq: 'A QQ number: 5 to 12 digits, the first not 0 ([Tencent QQ](https://en.wikipedia.org/wiki/Tencent_QQ)).',
  wechat:
    'A WeChat ID: 6 to 20 letters, digits, underscores or hyphens, the first a letter ([WeChat](https://en.wikipedia.org/wiki/WeChat)).',
  url: 'A web address: http or https, a dotted host or localhost, no user name and no white space ([URL Standard](https://url.spec.whatwg.org/)).',
  ip: 'An IP address, version 4 or 6; strict: no leading zero in version 4 ([RFC 791](https://www.rfc-editor.org/rfc/rfc791), [RFC 4291](https://www.rfc-editor.org/rfc/rfc4291)).',
  address: 'A postal address of 2 to 200 characters, without control characters and angle brackets.',
  postalCode:
    "A postal code of 6 digits; strict: the first two name a region in use, or Hong Kong's or Macau's code ([postal codes](https://en.wikipedia.org/wiki/List_of_postal_codes_in_China)).",
  idCard:
    'A resident identity number of 15 or 18 characters, the last of 18 possibly X; strict: 18 characters, a province, a real date and the MOD 11-2 check character ([GB 11643](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E)).',
  licencePlate:
    "A car's number plate, ordinary or new-energy, without I and O; strict: capital letters; consulates' plates and the military's are not among them ([GA 36-2018](https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_China)).",
  bankCard:
    'A bank card number of 12 to 19 digits; strict: not led by 0 and with the right Luhn digit ([ISO/IEC 7812](https://en.wikipedia.org/wiki/ISO/IEC_7812)).',
  companyName:
    "A company's name of 2 to 100 Chinese or English letters, digits, brackets and · & . , ' - or spaces inside, with one letter at least ([Unicode Script=Han](https://www.unicode.org/reports/tr24/)).",
  socialCreditCode:
    'A unified social credit code of 18 digits or capital letters; strict: digits at places 3 to 8, no I O S V Z and the MOD 31 check character ([GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0)).',
  organisationCode:
    'An organisation code of 8 digits or capital letters, a hyphen and a check character; strict: that character is right ([GB 11714](https://zh.wikipedia.org/wiki/%E7%BB%84%E7%BB%87%E6%9C%BA%E6%9E%84%E4%BB%A3%E7%A0%81)).',
  businessLicence:
    "A business licence number of 15 digits, or of 18 digits or letters; strict: the MOD 11,10 check digit ([ISO 7064](https://www.iso.org/standard/31531.html)) of 15, the social credit code's check character of 18 ([GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0)).",
  money:
    'A positive amount with at most two decimals, judged on the text; zero and less have messages of their own.',
  moneyNotNegative: 'An amount of zero or more with at most two decimals, judged on the text.',
  moneyPositive: 'An amount of more than zero with at most two decimals, judged on the text.',
  decimalPlaces: 'A number with at most n decimals, n from 1, judged on the text.',
  maxDigits: 'An amount of at most n digits before the point, n from 1 to 10, judged on the text.',
  max: 'An amount of at most the limit, a whole number such as 100 to 100000000; no size loses precision.',
  percent: 'A percentage above 0 and up to 100, with at most two decimals.',
  rating: 'A rating from 3 to 5 with at most two decimals.',
  practiceYears: 'Whole years of practice from 0 to 100.',
  numericFormat: 'A number as people write it, with or without a minus sign and decimals.',
  numberEq0: 'A number that is zero, judged on the text.',
  numberNe0: 'A number that is not zero, judged on the text.',
  numberGt0: 'A number that is above zero, judged on the text.',
  numberGe0: 'A number that is at least zero, judged on the text.',
  numberLt0: 'A number that is below zero, judged on the text.',
  numberLe0: 'A number that is at most zero, judged on the text.',
  integer: 'A whole number, with or without a minus sign.',
  integerEq0: 'A whole number that is zero.',
  integerNe0: 'A whole number that is not zero.',
  integerGt0: 'A whole number that is above zero.',
  integerGe0: 'A whole number that is at least zero.',
  integerLt0: 'A whole number that is below zero.',
  integerLe0: 'A whole number that is at most zero.',
  integerBetween0And100: 'A whole number above 0 and below 100, both left out.',
  exactlyOneDecimal:
    'A number with one decimal; a JavaScript number loses a trailing zero, so give text where that matters.',
  exactlyTwoDecimals:
    'A number with two decimals; a JavaScript number loses a trailing zero, so give text where that matters.',
  atMostOneDecimal: 'A number with at most one decimal.',
  atMostTwoDecimals: 'A number with at most two decimals.',
  noWhitespace: 'No white space anywhere, the full-width space U+3000 included.',
  chineseOnly:
    'Chinese characters only, rare ones included ([Unicode Script=Han](https://www.unicode.org/reports/tr24/)).',
  englishOnly: 'English letters only.',
  digits0to9: 'Digits 0 to 9 only.',
  digits1to9: 'Digits 1 to 9 only.',
  chineseEnglish: 'Chinese characters and English letters, one kind alone passing too.',
  chineseDigits: 'Chinese characters and digits, one kind alone passing too.',
  englishDigits: 'English letters and digits, one kind alone passing too.',
  chineseEnglishDigits: 'Chinese characters, English letters and digits, one kind alone passing too.',
  alnumHyphen: 'English letters, digits and the hyphen.',
  alnumUnderscore: 'English letters, digits and the underscore.',
  alnumDot: 'English letters, digits and the dot.',
  digitsHyphen: 'Digits and the hyphen.',
  commonCharacters: 'Chinese characters, English letters, digits, the underscore and the hyphen.',
  commonCharactersWithBrackets: 'The common characters and brackets, Chinese and English.',
  commonCharactersWithPunctuation:
    'The common characters, brackets, spaces and everyday punctuation, Chinese and English.',
  maxLength: 'At most n characters, a rare Han character or a plain emoji counting as one.',
  minLength: 'At least n characters, a rare Han character or a plain emoji counting as one.',
  required:
    'Refuses empty input, which white space alone is too, in the given words; every other rule lets it pass.',
};
