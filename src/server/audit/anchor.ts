import fs from 'node:fs'
import path from 'node:path'

/** The folder in a shop's files for the seals of its closings and the anchors of its chain. */
export const sealFolder = 'segel'

/** The head of a shop's chain at a moment, stored outside the database (ADR 0132). */
export interface Anchor {
  readonly kode_toko: string
  readonly urut: number
  readonly sidik: string
}

const fileName = 'jangkar.txt'
const line = /^(\d+) ([0-9a-f]{64}) \S+$/

/** The file stands beside the seals; lines are only ever added to it. */
const anchorFile = (files: string, kodeToko: string): string =>
  path.join(files, kodeToko, sealFolder, fileName)

/** By its name in the store of files. */
export const isAnchorFile = (name: string): boolean => name.endsWith(`/${sealFolder}/${fileName}`)

/** The lines of the file up to a link of the chain. */
export const anchorsUntil = (bytes: Buffer, urut: number): Buffer =>
  Buffer.from(
    bytes
      .toString()
      .split('\n')
      .filter((text) => text !== '' && Number(line.exec(text)?.[1] ?? Infinity) <= urut)
      .map((text) => `${text}\n`)
      .join(''),
  )

/** What the head office keeps of a branch on a server of its own, with its own seals. */
const branchFile = (files: string, pusat: string, kodeToko: string): string =>
  path.join(files, pusat, sealFolder, `jangkar-${kodeToko}.txt`)

/** Adds a line and syncs it to the disk: it must survive a power cut better than the database. */
export const addAnchor = (files: string, anchor: Anchor, at: string): Promise<void> =>
  append(anchorFile(files, anchor.kode_toko), anchor, at)

export const addBranchAnchor = (
  files: string,
  pusat: string,
  anchor: Anchor,
  at: string,
): Promise<void> => append(branchFile(files, pusat, anchor.kode_toko), anchor, at)

async function append(file: string, anchor: Anchor, at: string): Promise<void> {
  await fs.promises.mkdir(path.dirname(file), { recursive: true })
  const handle = await fs.promises.open(file, 'a')
  try {
    await handle.appendFile(`${anchor.urut} ${anchor.sidik} ${at}\n`)
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The anchors in the lines of a shop; a line that a power cut left unfinished is skipped. */
export const readAnchors = (files: string, kodeToko: string): Anchor[] =>
  read(anchorFile(files, kodeToko), kodeToko)

export const readBranchAnchors = (files: string, pusat: string, kodeToko: string): Anchor[] =>
  read(branchFile(files, pusat, kodeToko), kodeToko)

function read(file: string, kodeToko: string): Anchor[] {
  if (!fs.existsSync(file)) return []
  return fs
    .readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((text) => {
      const [, urut, sidik] = line.exec(text) ?? []
      return urut === undefined || sidik === undefined
        ? []
        : [{ kode_toko: kodeToko, urut: Number(urut), sidik }]
    })
}
