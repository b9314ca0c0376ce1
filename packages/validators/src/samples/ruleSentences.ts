// Generated from the docstrings of the rules by `pnpm --filter @cloud-school/validators run docs`.

/** What each rule accepts, by its name, with a link to its standard in Markdown. */
export const ruleSentences: Readonly<Record<string, string>> = {
  password: 'A password of 6 to 20 letters or digits.',
  captchaCode: 'The code read from a captcha picture: 1 to 16 digits.',
  invitationCode: 'An invitation code of at most 6 letters or digits.',
  name: "A person's name of at most 128 Chinese or English letters, with a dot or the middle dot · between its parts, or a space between English words; rare Han characters pass. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).",
  certificateQueryName:
    "A holder's name in the certificate query: a name of at most 8 characters, a rare character counting as one. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).",
  mobile:
    'A mobile number of mainland China: 11 digits, the first of them 1. Strict: the second digit is 3 to 9. Standard: [numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China).',
  mobileSms:
    'A mobile number that can receive an SMS code: 11 digits, the first of them 1, after an optional +86 or 0086. Strict: the second digit of the 11 is 3 to 9. Standard: [E.164](https://www.itu.int/rec/T-REC-E.164).',
  landline:
    "A landline number: an area code of 3 or 4 digits, a hyphen, and 7 or 8 digits. Strict: the area code exists, and the local number begins with 2 to 8. Standard: [libphonenumber's plan](https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml).",
  fax: "A fax number, written like a landline number: an area code of 3 or 4 digits, a hyphen, and 7 or 8 digits. Strict: the area code exists, and the local number begins with 2 to 8. Standard: [libphonenumber's plan](https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml).",
  phoneOrLandline:
    "A mobile number or a landline number. Strict: the second digit of a mobile number is 3 to 9; the area code of a landline number exists, and its local number begins with 2 to 8. Standard: [libphonenumber's plan](https://github.com/google/libphonenumber/blob/master/resources/PhoneNumberMetadata.xml).",
  email:
    'An e-mail address in ASCII with a dotted domain: at most 254 characters, 64 before the @, and 63 between two dots after it. Standard: [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321).',
  mobileOrEmail:
    'An account name: a mobile number or an e-mail address. Strict: the second digit of a mobile number is 3 to 9. Standard: [numbering plan](https://en.wikipedia.org/wiki/Telephone_numbers_in_China), [RFC 5321](https://www.rfc-editor.org/rfc/rfc5321).',
  qq: 'A QQ number: 5 to 12 digits, the first not 0. Standard: [Tencent QQ](https://en.wikipedia.org/wiki/Tencent_QQ).',
  wechat:
    'A WeChat ID: 6 to 20 letters, digits, underscores or hyphens, the first a letter. Standard: [WeChat](https://en.wikipedia.org/wiki/WeChat).',
  url: 'A web address of at most 2048 characters: http or https, a dotted host, localhost or an IP address as browsers open them, no user name and no white space. Standard: [URL Standard](https://url.spec.whatwg.org/).',
  ip: 'An IP address, version 4 or 6; a version 4 address may end a version 6 address; no port, no zone. Strict: no leading zero in version 4. Standard: [RFC 791](https://www.rfc-editor.org/rfc/rfc791), [RFC 4291](https://www.rfc-editor.org/rfc/rfc4291).',
  address:
    'A postal address of 2 to 200 characters, without control characters and angle brackets; a rare Han character counts as one.',
  postalCode:
    'A postal code of 6 digits. Strict: the first two digits are those of a region, or the code is that of Hong Kong or Macau. Standard: [postal codes](https://en.wikipedia.org/wiki/List_of_postal_codes_in_China).',
  idCard:
    "A resident identity number of 15 or 18 characters, the last of 18 possibly X; also the number of a residence permit (8…) or of a permanent resident's card (9…). Strict: 18 characters, a region by the structure of GB/T 2260, a real date from 1850 to 2099 and the MOD 11-2 check character; the date may be in the future, because a rule has no clock. Standard: [GB 11643](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E).",
  permanentResidentCard:
    "The number of a foreigner's permanent resident card: 18 characters that begin with 9, or the older 3 letters and 12 digits. Strict: of 18 characters a real date and the MOD 11-2 check character. Standard: the National Immigration Administration's rules of [the card of 2023](https://en.wikipedia.org/wiki/Foreign_Permanent_Resident_ID_Card).",
  residencePermit:
    'The number of a residence permit of people from Hong Kong (810000), Macau (820000) or Taiwan (830000): 18 characters. Strict: a real date and the MOD 11-2 check character. Standard: [GB 11643](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=080D6FBF2BB468F9007657F26D60013E) with the address codes of 国办发〔2018〕81号, article 3.',
  hkMacaoTravelPermit:
    "A mainland travel permit of Hong Kong (H) or Macau (M) residents: the letter and 8 digits, on older cards two more for the renewals. Strict: a capital letter. Standard: the Ministry of Public Security's rules of 10 March 2010, 港澳居民来往内地通行证号码规则; [later cards](https://en.wikipedia.org/wiki/Home_Return_Permit) have no renewals.",
  taiwanTravelPermit:
    "A mainland travel permit of Taiwan residents: 8 digits for life, or with the two of the issue behind them, as before 25 September 2008. Strict: the 8 digits; the last booklets with 10 expired in 2013. Standard: [National Immigration Administration](https://www.nia.gov.cn/magazine/2020/ImmigrationObservationSeptember/files/basic-html/page36.html), and the Ministry of Public Security's announcement of the card of 2015.",
  passport:
    'A passport number of any country: 5 to 9 letters or digits, at least one of them a digit. Strict: capital letters. Standard: [ICAO Doc 9303](https://en.wikipedia.org/wiki/Machine-readable_passport).',
  chinesePassport:
    "A Chinese passport number, of Hong Kong and Macau too: a letter and 7 or 8 digits, two letters and 7 digits, or the 9 digits of the oldest. Strict: capital letters of a passport in use: E or G, D, S or P (diplomatic, service), H or K (Hong Kong), M (Macau); no I or O behind them. Standard: for E the National Immigration Administration's answer on passport numbers; for the others [Chinese passports](https://en.wikipedia.org/wiki/Chinese_passport).",
  licencePlate:
    "A car's number plate, ordinary, new-energy or of fire and rescue (应急), without the letters I and O; plates of consulates and of the military are refused. Strict: capital letters. Standard: [GA 36-2018](https://en.wikipedia.org/wiki/Vehicle_registration_plates_of_China).",
  vin: 'A vehicle identification number of 17 digits or letters, without I, O and Q. Strict: capital letters and the check character, which China and North America require. Standard: [GB 16735-2019](https://www.chinesestandards.org/standards/GB%2016735-2019), annex A.',
  bankCard:
    'A bank card number of 12 to 19 digits. Strict: the first digit is not 0, and the last is the Luhn check digit. Standard: [ISO/IEC 7812](https://en.wikipedia.org/wiki/ISO/IEC_7812).',
  companyName:
    "A company's name of 2 to 100 Chinese or English letters, digits, brackets and · & . , ' - or inner spaces, with one letter at least; a rare Han character counts as one. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).",
  socialCreditCode:
    'A unified social credit code: 18 digits or capital letters. Strict: digits in positions 3 to 8, none of the letters I O S V Z, and the MOD 31 check character. Standard: [GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0).',
  organisationCode:
    'An organisation code: 8 digits or capital letters, a hyphen, and a digit or X. Strict: the last is the MOD 11 check character. Standard: [GB 11714](https://zh.wikipedia.org/wiki/%E7%BB%84%E7%BB%87%E6%9C%BA%E6%9E%84%E4%BB%A3%E7%A0%81).',
  businessLicence:
    'A business licence number: 15 digits, or 18 digits or letters. Strict: of 15 digits the last is the MOD 11,10 check digit; of 18 characters the last is the check character of a social credit code. Standard: [ISO 7064](https://www.iso.org/standard/31531.html) for 15 digits, [GB 32100](https://openstd.samr.gov.cn/bzgk/gb/newGbInfo?hcno=24691C25985C1073D3A7C85629378AC0) for 18 characters.',
  money: 'An amount above zero with at most two decimals.',
  moneyNotNegative: 'An amount of zero or more with at most two decimals.',
  moneyPositive: 'An amount above zero with at most two decimals; zero and less have one message.',
  decimalPlaces:
    'A number with at most n decimals, n from 1; trailing zeros count, because the text is judged.',
  maxDigits: 'An amount of at most n digits before the point, n from 1 to 10; a minus sign is no digit.',
  max: 'An amount of at most the limit, a whole number such as 100 to 100000000; an amount of any size is judged exactly.',
  percent: 'A percentage above 0 and up to 100, with at most two decimals.',
  rating: 'A rating from 3 to 5 with at most two decimals.',
  practiceYears: 'Whole years of practice from 0 to 100.',
  numericFormat: 'A decimal number of at most 64 characters, with or without a minus sign and decimals.',
  numberEq0: 'A number that is zero.',
  numberNe0: 'A number that is not zero.',
  numberGt0: 'A number that is above zero.',
  numberGe0: 'A number that is zero or more.',
  numberLt0: 'A number that is below zero.',
  numberLe0: 'A number that is zero or less.',
  integer: 'A whole number, with or without a minus sign.',
  integerEq0: 'A whole number that is zero.',
  integerNe0: 'A whole number that is not zero.',
  integerGt0: 'A whole number that is above zero.',
  integerGe0: 'A whole number that is zero or more.',
  integerLt0: 'A whole number that is below zero.',
  integerLe0: 'A whole number that is zero or less.',
  integerBetween0And100: 'A whole number above 0 and below 100.',
  exactlyOneDecimal:
    'A number with exactly one decimal; a JavaScript number loses a trailing zero, so pass text where that matters.',
  exactlyTwoDecimals:
    'A number with exactly two decimals; a JavaScript number loses a trailing zero, so pass text where that matters.',
  atMostOneDecimal: 'A number with at most one decimal.',
  atMostTwoDecimals: 'A number with at most two decimals.',
  noWhitespace: 'No white space anywhere; the full-width space U+3000 is white space too.',
  chineseOnly:
    'Chinese characters only, rare ones included. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).',
  englishOnly: 'English letters only.',
  digits0to9: 'Digits 0 to 9 only.',
  digits1to9: 'Digits 1 to 9 only.',
  chineseEnglish:
    'Chinese characters and English letters; one kind alone passes too. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).',
  chineseDigits:
    'Chinese characters and digits; one kind alone passes too. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).',
  englishDigits: 'English letters and digits; one kind alone passes too.',
  chineseEnglishDigits:
    'Chinese characters, English letters and digits; one kind alone passes too. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).',
  alnumHyphen: 'English letters, digits and the hyphen.',
  alnumUnderscore: 'English letters, digits and the underscore.',
  alnumDot: 'English letters, digits and the dot.',
  digitsHyphen: 'Digits and the hyphen.',
  commonCharacters:
    'Chinese characters, English letters, digits, the underscore and the hyphen. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).',
  commonCharactersWithBrackets:
    'The common characters and brackets, Chinese and English. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).',
  commonCharactersWithPunctuation:
    'The common characters, brackets, spaces and everyday punctuation, Chinese and English. Standard: [Unicode Script=Han](https://www.unicode.org/reports/tr24/).',
  maxLength: 'At most n characters; a rare Han character or a plain emoji counts as one.',
  minLength: 'At least n characters; a rare Han character or a plain emoji counts as one.',
  required:
    'Refuses empty input and text of white space or invisible characters alone; every other rule lets empty input pass.',
};
