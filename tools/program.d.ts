declare module '*?program' {
  /** The whole program as one text, for a worker. */
  export const program: string
}
