/** The store of pictures. Names are `KODE_TOKO/FOLDER/name`; a store in a cloud would fit, too. */
export interface FileStore {
  read(name: string): Promise<Buffer | undefined>
  /** `undefined` removes it. Whole or not at all; never a half-written file. */
  write(name: string, bytes: Buffer | undefined): Promise<void>
  /** Every name in it, in no order. */
  names(): AsyncIterable<string>
}
