/** All words of the house, by language, each loaded when it is spoken. */
export const allWords = {
  en: () => import('virtual:phrases/en'),
  it: () => import('virtual:phrases/it'),
  hk: () => import('virtual:phrases/hk'),
  my: () => import('virtual:phrases/my'),
  jp: () => import('virtual:phrases/jp'),
}
