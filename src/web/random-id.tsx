/** 128 random bits. `crypto.randomUUID` is missing on pages without HTTPS, which some shops use. */
export const randomId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
