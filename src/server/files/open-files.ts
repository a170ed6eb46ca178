import { sealFolder } from '../audit/anchor.ts'
import type { Config } from '../config.ts'
import { BucketStore } from './bucket-store.ts'
import { FolderStore } from './folder-store.ts'
import type { FileStore } from './store.ts'

/** What stays in the folder, whatever bucket there is. */
export const staysHere = (name: string): boolean => name.split('/')[1] === sealFolder

/**
 * Pictures in a bucket; seals and anchors in the folder, where lines are added to them and every
 * audit reads them (docs/adr/0092, 0132).
 */
class PicturesAway implements FileStore {
  readonly #folder: FolderStore
  readonly #bucket: BucketStore

  constructor(folder: FolderStore, bucket: BucketStore) {
    this.#folder = folder
    this.#bucket = bucket
  }

  #placeOf(name: string): FileStore {
    return staysHere(name) ? this.#folder : this.#bucket
  }

  read(name: string): Promise<Buffer | undefined> {
    return this.#placeOf(name).read(name)
  }

  write(name: string, bytes: Buffer | undefined): Promise<void> {
    return this.#placeOf(name).write(name, bytes)
  }

  async *names(): AsyncGenerator<string> {
    for (const place of [this.#folder, this.#bucket])
      for await (const name of place.names()) if (this.#placeOf(name) === place) yield name
  }

  tidy(): Promise<number> {
    return this.#folder.tidy()
  }
}

/** Where files are kept: in the folder, pictures in a bucket where one is set. */
export function openFiles(bucket: Config['bucket'], folder: string): FileStore {
  const here = new FolderStore(folder)
  return bucket ? new PicturesAway(here, new BucketStore(bucket)) : here
}
