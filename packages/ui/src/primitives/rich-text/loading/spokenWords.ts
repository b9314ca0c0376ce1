/** What is said before words with a mark that a text asks for, by the name of the mark. */
export const SPOKEN_WORDS = {
  'red-ink': '红字：',
  'red-ground': '红底：',
  'orange-ink': '橙字：',
  'orange-ground': '橙底：',
  'yellow-ink': '黄字：',
  'yellow-ground': '黄底：',
  'green-ink': '绿字：',
  'green-ground': '绿底：',
  'blue-ink': '蓝字：',
  'blue-ground': '蓝底：',
  'purple-ink': '紫字：',
  'purple-ground': '紫底：',
  dotted: '加点：',
  waved: '波浪线：',
  under: '画线：',
} as const;

export type SpokenName = keyof typeof SPOKEN_WORDS;

/** What is said before raised and lowered letters for which there is no sign. */
export const [RAISED, LOWERED] = ['上标', '下标'] as const;
