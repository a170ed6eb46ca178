import type { Document } from './document.ts'
import { defineEndpoint } from './endpoint.ts'
import { code, group, image, text, type Fields } from './field.ts'
import type { Master } from './master.ts'
import { signedIn, whoSees, type Right } from './right.ts'

const berdiri = { width: 720, height: 1366 }
const besar = { width: 1241, height: 2348 }
/** SPEC 5: pictures for a screen or a sheet may be larger than those for a list. */
const folderBesar: readonly string[] = ['SPLASHSCREEN', 'BANNER_ICON', 'INFO_ICON', 'NOTA']
/** The largest that a picture of this folder is kept. */
export const ukuranGambar = (folder: string) => (folderBesar.includes(folder) ? besar : berdiri)

/** A column whose rows name pictures. A picture is kept while a row names it. */
export interface PictureColumn {
  readonly table: string
  readonly column: string
  readonly key?: string // the column is a bundle of facts, and this one of them names the picture
  readonly within?: string // the key stands in each of this list's rows
  readonly several?: true // the column is a list of their paths
}

/** A folder of pictures: who may put one into it, and which column keeps its path. */
export interface PictureFolder extends PictureColumn {
  readonly right: Right
  readonly when?: string // a flag that must be on
  /**
   * The folder has pictures of persons: only those who fill it may see them, and no browser keeps
   * them.
   */
  readonly pribadi?: true
  /** A picture is also found by the key of its row: FOLDER/KEY.png (SPEC 7: the splash). */
  readonly byKey?: string
}

/**
 * The folders of the masters' image fields. A user who may open the master's screen may put
 * pictures there.
 * @throws Error when such a field names no folder
 */
export function picturesOf(masters: readonly Master[]): (readonly [string, PictureFolder])[] {
  return masters.flatMap(({ fields, fixed, key, name: table, path, when }) =>
    Object.entries(fields).flatMap(([column, { each, ...field }]) => {
      const { folder, kind } = each ?? field
      if (kind !== 'image') return []
      if (folder === undefined)
        throw new Error(`master ${table}, field ${column}: an image needs a folder`)
      const more = {
        ...(when === undefined ? {} : { when }),
        ...(each ? { several: true as const } : {}),
        ...(fixed ? { byKey: key } : {}),
      }
      return [[folder, { right: whoSees(path), ...more, table, column }] as const]
    }),
  )
}

type Place = Pick<PictureColumn, 'key' | 'within'> & Pick<PictureFolder, 'pribadi'>

/** The image fields of these and of their lists, each with its folder and where it is frozen. */
const imagesOf = (fields: Fields, within?: string): (readonly [string, Place])[] =>
  Object.entries(fields).flatMap(([key, { fields: rows, folder, kind, pribadi }]) => {
    if (kind === 'list' && within === undefined) return imagesOf(rows ?? {}, key)
    if (kind !== 'image' || folder === undefined) return []
    const place = { key, ...(within ? { within } : {}), ...(pribadi ? { pribadi } : {}) }
    return [[folder, place] as const]
  })

/**
 * The folders of the image fields of documents: what makes a document freezes the picture in it,
 * what moves it in a step. Whoever may give the command may put pictures there. Steps of a document
 * that freeze the same picture share its folder.
 */
export const picturesFrozen = (
  documents: readonly Document[],
): (readonly [string, PictureFolder])[] =>
  documents.flatMap(({ commands }) => {
    const all = Object.values(commands).flatMap(({ body = {}, from, freezes, right }) => {
      if (from.length > 0 && !freezes) return []
      const table = from.length === 0 ? 'dokumen' : 'fakta'
      return imagesOf(body).map(
        ([folder, place]) => [folder, { right, table, column: 'isi', ...place }] as const,
      )
    })
    const same = (one: (typeof all)[number]) => JSON.stringify(one)
    return all.filter((one, at) => all.findIndex((other) => same(other) === same(one)) === at)
  })

/**
 * Pictures of a shop (SPEC 7: storage folders). A picture is uploaded into a folder; the server
 * encodes it again and names it. From then on its path `FOLDER/name` stands for it, as the value of
 * an `image` field.
 */
export const unggahGambar = defineEndpoint({
  method: 'POST',
  path: 'gambar/{folder}',
  summary: 'Upload {image, kode_barcode?} into a folder that one may fill; answers its path',
  right: signedIn,
  inBranch: true, // a master's pictures come with it
  upload: true,
  body: { kode_barcode: code({ label: 'Barcode', max: 30 }) },
  answer: group({
    gambar_path: image({ label: 'Gambar', required: true }),
    gambar_name: text({ label: 'Nama Gambar', required: true }),
  }),
})

/** The picture itself. It needs the token, so a page fetches it and shows the blob. */
export const lihatGambar = defineEndpoint({
  method: 'GET',
  path: 'gambar/{folder}/{name}',
  summary: 'A picture of the shop, by its path',
  right: signedIn,
  inBranch: true,
  file: true,
})
