/** The store of pictures. Names are `KODE_TOKO/FOLDER/name`. */
export interface FileStore {
  read(name: string): Promise<Buffer | undefined>
  /** `undefined` removes it. Whole or not at all; never a half-written file. */
  write(name: string, bytes: Buffer | undefined): Promise<void>
  /** Every name in it, in no order. */
  names(): AsyncIterable<string>
  /** Removes what was begun long ago and never finished. @returns how much */
  tidy(): Promise<number>
}

const nameForm = /^[A-Z0-9]{1,10}\/[A-Za-z_]{2,20}\/[\w-]+(?:\.[\w-]+)*$/

export const isFileName = (name: string): boolean => nameForm.test(name)

/** @throws Error for a name that leads out of the store: a bug */
export function checkFileName(name: string): string {
  if (!isFileName(name)) throw new Error(`not a file's name: ${name}`)
  return name
}
