declare module 'virtual:phrases' {
  export const phrases: Readonly<
    Record<'en' | 'it' | 'hk' | 'my' | 'jp', Readonly<Record<string, string>>>
  >
}
declare module 'virtual:phrases/*' {
  export const phrases: Readonly<Record<string, string>>
}
